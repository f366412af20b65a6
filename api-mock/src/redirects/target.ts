/** The path of a redirect's target without what follows `?` or `#` or its last stroke; an address of another site as it is. */
export const pathOfTarget = (to: string): string => (to.split(/[?#]/, 1)[0] ?? to).replace(/(?<=[^/])\/+$/, '');

/** A target that leads on to another: what followed its path stays, unless the other brings its own. */
export function ledOn(to: string, next: string): string {
  const rest = /[?#].*$/s.exec(to)?.[0] ?? '';
  return pathOfTarget(next) === next ? `${next}${rest}` : next;
}
