import { PREVIEW_PARAM } from '@prospectus/contract/constants';

/** The token of the preview that this page is; undefined on the public site. */
export const previewToken = (): string | undefined => document.documentElement.dataset['preview'];

/** Links that were rendered in the browser keep the token too, and forms are not sent. */
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
