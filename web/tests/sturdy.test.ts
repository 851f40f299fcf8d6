import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api, got, Problem, rememberCsrf } from "../src/lib/api";
import { fresh } from "../src/lib/fresh.svelte";
import { explained } from "../src/lib/notes.svelte";
import { person } from "../src/lib/person.svelte";
import { Words } from "../src/lib/words";
import { eventually } from "./eventually";

const words = new Words("en", []);

/** As openapi-fetch hands over what came. */
function answered(status: number, error: unknown = undefined): Promise<never> {
  return got(Promise.resolve({ error, response: { ok: false, status } as Response })) as Promise<never>;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("an answer that is not the server's own", () => {
  it.each([502, 503, 504])("is a server that is away: %i", async (status) => {
    const page = "<html>Bad gateway</html>";
    await expect(answered(status, page)).rejects.toMatchObject({ key: "unreachable", unreachable: true });
  });

  it("is a mistake of the server, which lasts no longer than it lasts", async () => {
    const problem = await answered(500, "<html>").catch((caught: Problem) => caught);
    expect(problem).toMatchObject({ key: "bug_here", unreachable: false, lasting: false });
  });

  it("asks for patience when it says: too often", async () => {
    await expect(answered(429, "<html>")).rejects.toMatchObject({ key: "too_often", lasting: false });
  });

  it("may be a page where an answer should be", async () => {
    const page = Promise.reject(new SyntaxError("Unexpected token <"));
    await expect(got(page)).rejects.toMatchObject({ key: "not_the_server", unreachable: true });
    const silence = Promise.reject(new TypeError("Failed to fetch"));
    await expect(got(silence)).rejects.toMatchObject({ key: "unreachable", unreachable: true });
  });

  it("keeps the server's own word if there is one", async () => {
    const error = { error: "storage_closed", message: "soon back", status: 503 };
    await expect(answered(503, error)).rejects.toMatchObject({ key: "storage_closed", unreachable: true });
    expect((await answered(404, error).catch((caught: Problem) => caught)).lasting).toBe(true);
  });

  it("says that cookies are missing, where they are", async () => {
    const error = { error: "sign_in_first", message: "who?", status: 401 };
    await expect(answered(401, error)).rejects.toMatchObject({ key: "sign_in_first" });
    vi.stubGlobal("navigator", { cookieEnabled: false });
    await expect(answered(401, error)).rejects.toMatchObject({ key: "no_cookies", status: 401 });
  });
});

describe("whom the server does not know any more", () => {
  const error = { error: "sign_in_first", message: "who?", status: 401 };
  beforeEach(() => {
    const nobody = { data: { me: null }, response: { ok: true, status: 200 } };
    vi.spyOn(api, "GET").mockResolvedValue(nobody as never);
  });
  afterEach(() => {
    rememberCsrf("", false);
    person.known = false;
  });

  it("has a browser that keeps no cookies, if it was never known again", async () => {
    person.is({ id: "p", name: "Ada", csrf: "word" } as never);
    await expect(answered(401, error)).rejects.toMatchObject({ key: "no_cookies" });
    await eventually(() => expect(person.me).toBe(null));
    await expect(answered(401, error)).rejects.toMatchObject({ key: "sign_in_first" });
  });

  it("was signed out elsewhere, if it was", async () => {
    person.is({ id: "p", name: "Ada", csrf: "word" } as never, true);
    await expect(answered(401, error)).rejects.toMatchObject({ key: "signed_out" });
    await eventually(() => expect(person.me).toBe(null));
  });

  it("is not whoever has mistyped a password", async () => {
    person.is({ id: "p", name: "Ada", csrf: "word" } as never, true);
    const wrong = { error: "wrong_password", message: "", status: 401 };
    await expect(answered(401, wrong)).rejects.toMatchObject({ key: "wrong_password" });
    expect(person.me).not.toBe(null);
  });
});

describe("a problem that nobody has foreseen", () => {
  it("is told in words all the same, and left for whoever looks for the cause", () => {
    const seen = vi.spyOn(console, "error").mockReturnValue(undefined);
    expect(explained(new TypeError("x is not a function"), words)).toMatch(/error-bug_here/i);
    expect(seen).toHaveBeenCalledOnce();
  });
});

describe("who plays in this browser", () => {
  it("is asked until the server tells, and nobody is taken for a stranger before", async () => {
    const find = vi.spyOn(person, "find").mockRejectedValueOnce(new Problem("unreachable", "", 0));
    find.mockImplementation(() => Promise.resolve(person.is(null)));
    await person.begin();
    expect(person.known).toBe(false);
    expect(person.problem).toMatchObject({ key: "unreachable" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(person.known).toBe(true);
    expect(person.problem).toBe(null);
  });
});

describe("a page whose files are gone", () => {
  let reload: ReturnType<typeof vi.fn>;
  beforeEach(() => {
    reload = vi.fn();
    vi.spyOn(location, "reload").mockImplementation(reload as () => void);
    history.replaceState(null, "");
    document.body.innerHTML = "";
    fresh.state = "fine";
  });

  it("waits for the server, and is loaded anew when it is back", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue({ ok: true }),
    );
    const looked = fresh.suspect();
    await vi.advanceTimersByTimeAsync(0);
    expect(fresh.state).toBe("away");
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await looked;
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is not loaded again and again", async () => {
    vi.stubGlobal("fetch", vi.fn().mockResolvedValue({ ok: true }));
    await fresh.suspect();
    await fresh.suspect();
    expect(reload).toHaveBeenCalledOnce();
    expect(fresh.state).toBe("old");
  });

  it("keeps what somebody has written: then it only says what to do", async () => {
    vi.stubGlobal("fetch", vi.fn().mockResolvedValue({ ok: true }));
    document.body.innerHTML = "<textarea></textarea>";
    document.querySelector("textarea")!.value = "half a sentence";
    await fresh.suspect();
    expect(reload).not.toHaveBeenCalled();
    expect(fresh.state).toBe("old");
  });
});
