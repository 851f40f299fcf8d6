/** The server over HTTP. Every failure is a `Problem` that says what to do. */
import createClient, { type Middleware } from "openapi-fetch";

import type { ErrorData } from "./protocol";
import type { paths } from "./schema";

const BASE = "/api/v1";

export class Problem extends Error {
  constructor(
    readonly key: string,
    message: string,
    readonly status: number,
    readonly data: ErrorData | null = null,
  ) {
    super(message);
  }

  /** No answer at all: the server is away, or the network is. */
  get unreachable(): boolean {
    return this.status === 0;
  }
}

export function problemOf(error: ErrorData): Problem {
  return new Problem(error.error, error.message, error.status ?? 400, error);
}

let csrf = "";

/** Whoever signs in is told a word that every change must repeat. */
export function rememberCsrf(word: string): void {
  csrf = word;
}

const guarded: Middleware = {
  onRequest({ request }) {
    if (csrf && request.method !== "GET") request.headers.set("x-csrf-token", csrf);
    return request;
  },
};

const client = createClient<paths>({ baseUrl: location.origin });
client.use(guarded);

type Tried<T> = { data?: T; error?: unknown; response: Response };

/** What was asked for, or a Problem. */
export async function got<T>(call: Promise<Tried<T>>): Promise<T> {
  let tried: Tried<T>;
  try {
    tried = await call;
  } catch {
    throw new Problem("unreachable", "", 0);
  }
  if (tried.response.ok) return tried.data as T;
  throw asProblem(tried.error, tried.response.status);
}

function asProblem(error: unknown, status: number): Problem {
  const data = error as Partial<ErrorData> | undefined;
  if (data && typeof data.error === "string") return problemOf({ ...(data as ErrorData), status });
  return new Problem("bug", "", status);
}

export const api = client;

export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${BASE}/tables/${encodeURIComponent(table)}/socket`;
}
