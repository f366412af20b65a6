/** Writes into an input as a hand would: React and form libraries hear of it. */
export function setInputValue(input: HTMLInputElement, text: string): void {
  // React keeps watch on the element's own property and would take a plain write for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
