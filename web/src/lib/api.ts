/** The server over HTTP. Every failure is a `Problem` that says what to do. */
import createClient, { type Middleware } from "openapi-fetch";

import type { ErrorData } from "./protocol";
import type { paths } from "./schema";

const BASE = "/api/v1";
/** What a proxy says while there is no server behind it. */
const AWAY: readonly number[] = [502, 503, 504];
const LASTING: readonly number[] = [401, 403, 404];

export class Problem extends Error {
  constructor(
    readonly key: string,
    message: string,
    readonly status: number,
    readonly data: ErrorData | null = null,
  ) {
    super(message);
  }

  /** No answer, or one from somebody before the server: the server is away, or the network is. */
  get unreachable(): boolean {
    return this.status === 0 || AWAY.includes(this.status);
  }

  /** Asking again later does not help: it is not there, or not for this person. */
  get lasting(): boolean {
    return LASTING.includes(this.status);
  }
}

export function problemOf(error: ErrorData): Problem {
  return new Problem(error.error, error.message, error.status ?? 400, error);
}

let csrf = "";
/** Whether the server has known us again since: only then the browser keeps its cookie. */
let recognised = false;
let forgotten: () => void = () => undefined;

/** Whoever signs in is told a word that every change must repeat. */
export function rememberCsrf(word: string, known: boolean): void {
  recognised = known || (recognised && word === csrf);
  csrf = word;
}

/** What to do when the server does not know us any more. */
export function whenForgotten(act: () => void): void {
  forgotten = act;
}

const guarded: Middleware = {
  onRequest({ request }) {
    if (csrf && request.method !== "GET") request.headers.set("x-csrf-token", csrf);
    return request;
  },
  onResponse({ request, response }) {
    if (response.ok && request.headers.has("x-csrf-token")) recognised = true;
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
  } catch (caught) {
    // A page instead of an answer: a network that wants one to sign in, or a proxy with its own ideas.
    throw new Problem(caught instanceof SyntaxError ? "not_the_server" : "unreachable", "", 0);
  }
  if (tried.response.ok) return tried.data as T;
  throw asProblem(tried.error, tried.response.status);
}

function asProblem(error: unknown, status: number): Problem {
  const data = error as Partial<ErrorData> | undefined;
  if (status === 401 && !navigator.cookieEnabled) return new Problem("no_cookies", "", status);
  if (data?.error === "sign_in_first" && csrf) return stranger(status);
  if (data && typeof data.error === "string") return problemOf({ ...(data as ErrorData), status });
  if (AWAY.includes(status)) return new Problem("unreachable", "", status);
  return new Problem(status === 429 ? "too_often" : "bug_here", "", status);
}

/** We believed to be known: either the browser has kept no cookie, or it was signed out elsewhere. */
function stranger(status: number): Problem {
  const key = recognised ? "signed_out" : "no_cookies";
  rememberCsrf("", false);
  forgotten();
  return new Problem(key, "", status);
}

export const api = client;

export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${BASE}/tables/${encodeURIComponent(table)}/socket`;
}
