/** Who plays in this browser: nobody yet, a guest, or somebody with an account. */
import { api, got, rememberCsrf, whenForgotten } from "./api";
import { FIRST_WAIT, LONGEST_WAIT, pause } from "./pause";
import type { Me } from "./protocol";

class Person {
  me = $state.raw<Me | null>(null);
  /** False until the server has told. */
  known = $state(false);
  /** Why it has not told yet. */
  problem = $state.raw<unknown>(null);

  /** Ask until the server tells; returns after the first try. */
  async begin(wait = FIRST_WAIT): Promise<void> {
    try {
      await this.find();
    } catch (problem) {
      this.problem = problem;
      void pause(wait).then(() => this.begin(Math.min(wait * 2, LONGEST_WAIT)));
    }
  }

  async find(): Promise<void> {
    this.is((await got(api.GET("/api/v1/session"))).me, true);
  }

  /** One click is enough to play: whoever has no name yet becomes a guest. */
  async guest(name: string): Promise<void> {
    if (this.me) return;
    this.is(await got(api.POST("/api/v1/guest", { body: { name } })));
  }

  /** Recognised: by a cookie, which the browser keeps; not only by what the page was told just now. */
  is(me: Me | null, recognised = false): void {
    this.me = me;
    this.known = true;
    this.problem = null;
    rememberCsrf(me?.csrf ?? "", recognised);
  }
}

export const person = new Person();
whenForgotten(() => void person.find().catch(() => undefined));
