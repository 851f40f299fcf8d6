/** Who plays in this browser: nobody yet, a guest, or somebody with an account. */
import { api, got, Problem, rememberCsrf } from "./api";
import type { Me } from "./protocol";

class Person {
  me = $state.raw<Me | null>(null);
  /** False until the server was asked once. */
  known = $state(false);

  async find(): Promise<void> {
    try {
      this.is(await got(api.GET("/api/v1/me")));
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 401) this.is(null);
      else throw problem;
    }
  }

  /** One click is enough to play: whoever has no name yet becomes a guest. */
  async guest(name: string): Promise<void> {
    if (this.me) return;
    this.is(await got(api.POST("/api/v1/guest", { body: { name } })));
  }

  is(me: Me | null): void {
    this.me = me;
    this.known = true;
    rememberCsrf(me?.csrf ?? "");
  }
}

export const person = new Person();
