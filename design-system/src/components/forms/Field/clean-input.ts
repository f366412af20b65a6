/** Cleans the value of an input in place and keeps the caret after the same character. */
export function cleanInput(input: HTMLInputElement, clean: (text: string) => string): void {
  const before = input.value;
  const after = clean(before);
  if (after === before) return;
  const caret = input.selectionStart ?? before.length;
  const fromEnd = clean(before.slice(caret)).length;
  input.value = after;
  const place = caret === before.length ? after.length : Math.max(0, after.length - fromEnd);
  input.setSelectionRange(place, place);
}
