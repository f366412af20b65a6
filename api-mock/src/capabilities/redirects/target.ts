/** A target on the site itself as a path, so that cycles through its full address are found; another site's as it is. */
export function ownPath(publicUrl: string, to: string): string {
  const url = URL.parse(to);
  return url?.origin === new URL(publicUrl).origin ? `${url.pathname}${url.search}${url.hash}` : to;
}

/** The path of a redirect's target without query, fragment and trailing slash; an address of another site as it is. */
export const pathOfTarget = (to: string): string => (to.split(/[?#]/, 1)[0] ?? to).replace(/(?<=[^/])\/+$/, '');

/** A target that leads on to another: its query and fragment stay, unless the other has its own. */
export function ledOn(to: string, next: string): string {
  const rest = /[?#].*$/s.exec(to)?.[0] ?? '';
  return pathOfTarget(next) === next ? `${next}${rest}` : next;
}
