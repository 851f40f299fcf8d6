/** Whether what only I may see is turned face down, on every part of the page. */
class Secrecy {
  hidden = $state(false);

  turn(): void {
    this.hidden = !this.hidden;
  }
}

export const secrecy = new Secrecy();
