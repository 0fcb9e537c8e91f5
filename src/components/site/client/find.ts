/** The look-up box once somebody uses it. */
export function attach(form: HTMLFormElement, box: HTMLInputElement): void {
  void form;
  void box;
}
