/** How much room there is: a phone, something in between, or a desk. The same limits as in Play.svelte's styles. */
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 48rem)");
const desk = new MediaQuery("(min-width: 75rem)");

export const room = {
  get phone(): boolean {
    return phone.current;
  },
  get desk(): boolean {
    return desk.current;
  },
};
