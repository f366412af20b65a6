import { PREVIEW_PARAM } from '@prospectus/contract/constants';

/** The token of a preview; undefined on the public site. */
export const previewToken = (): string | undefined => document.documentElement.dataset['preview'];

/** Adds the token to links rendered in the browser, and blocks forms. */
export function showPreview(): void {
  document.addEventListener('click', ({ target }) => keepToken(target), { capture: true });
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

function keepToken(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const token = previewToken();
  if (!link || token === undefined || link.origin !== location.origin || link.search.includes(`${PREVIEW_PARAM}=`))
    return;
  if (/^\/(admin|api|docs|media|admissionportal)(\/|$)|\.\w+$/.test(link.pathname)) return;
  const url = new URL(link.href);
  url.searchParams.set(PREVIEW_PARAM, token);
  link.href = url.href;
}
