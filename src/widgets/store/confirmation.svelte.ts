/** What a button deletes takes two presses: the first asks, the second does it. Whoever goes elsewhere in between is asked anew. */

/** For a button that stands alone. */
const ALONE = Symbol();

/** Of one button, or of a row of them, each with a key of its own. */
export class Confirmation {
  #asked: unknown = $state.raw(null);

  /** Whether the button has been pressed once, and says so. */
  asks(key: unknown = ALONE): boolean {
    return this.#asked === key;
  }

  /** What the button needs; `confirmed` is done at the second press. */
  button(confirmed: () => void, key: unknown = ALONE) {
    return {
      onclick: ({ currentTarget }: Event & { readonly currentTarget: HTMLButtonElement }): void => {
        // Safari gives no button the focus by a press; what has none does not lose it
        currentTarget.focus();
        const asked = this.asks(key);
        this.#asked = asked ? null : key;
        if (asked) confirmed();
      },
      onblur: (): void => {
        this.#asked = null;
      },
    };
  }
}
