/** The text of a form's field, the last of its name; empty without one, or if it is a file. */
export function textOf(form: FormData | URLSearchParams, name: string): string {
  const value = form.getAll(name).at(-1);
  return typeof value === 'string' ? value : '';
}
