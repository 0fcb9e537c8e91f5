/** Whether what acts has only just come or moved: a second tap that follows at once was meant for what lay under the finger before. */

/** Longer than between the two taps of a double one, ms. */
const SETTLED = 300;

export class Settling {
  now: boolean = $state(false);

  /** Something has come or moved. Call it in an effect, whose end takes it back. */
  moved(): () => void {
    this.now = true;
    const timer = setTimeout(() => {
      this.now = false;
    }, SETTLED);
    return () => clearTimeout(timer);
  }
}
