import { brochureRequests } from '../features/brochure/brochure-requests.ts';
import { openEnquiry } from '../features/openers/open-requests.ts';
import { hydrateIsland, hydration, isIslandPending } from '../lib/islands.ts';
import { openerFrom } from '../lib/openers.ts';
import { SENT_WHEN_ONLINE } from '../lib/sent-when-online.ts';
import { hydrate, reloadIfStale } from './hydrate.ts';

/** Controls that need hydration; others work natively. */
const NEEDS_CODE = 'button:not([type="submit"]), [data-replay] a, [data-mode="single-never-empty"] summary';

/** Widgets with keyboard handlers. */
const HANDLES_KEYS = '[role="tab"]';
const KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * Handles openers and brochures. Other clicks, keys and submits are stopped and replayed if their part of the page is not
 * hydrated yet.
 */
export function replayEarlyEvents(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('submit', onSubmit, true);
}

const pending = new Set<Element>();

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target.closest<HTMLAnchorElement>('a[data-enquire], a[data-brochure]');
  if (link) {
    event.preventDefault();
    if (link.dataset['brochure'] === undefined) openEnquiry(openerFrom(link));
    else void brochureRequests.ask(link.dataset['brochure']);
    // Without the code the link leads to the enquiry as plain pages.
    hydrate().catch(() => location.assign(link.href));
    return;
  }
  const control = event.target.closest<HTMLElement>(NEEDS_CODE);
  if (control && !isHydrated(control)) defer(event, control, () => control.click());
}

function onKey(event: KeyboardEvent): void {
  const { target, key, code } = event;
  if (!(target instanceof Element) || !KEYS.has(key) || event.altKey || event.metaKey || event.ctrlKey) return;
  const control = target.closest(HANDLES_KEYS);
  if (!control || isHydrated(control)) return;
  defer(event, control, () =>
    control.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })),
  );
}

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || isHydrated(form)) return;
  // The button shows that it is busy: loading the code may take seconds.
  form.setAttribute('aria-busy', 'true');
  defer(
    event,
    form,
    () => {
      form.removeAttribute('aria-busy');
      form.requestSubmit(submitter);
    },
    () => (navigator.onLine ? form.submit() : submitOnline(form, submitter)),
  );
}

/** Offline the form would be lost in the browser's error page: it shows a message and is sent later. */
function submitOnline(form: HTMLFormElement, submitter: HTMLElement | null): void {
  form.removeAttribute('aria-busy');
  const showMessage = (text: string) => {
    if (!(submitter instanceof HTMLButtonElement)) return;
    submitter.setCustomValidity(text);
    submitter.reportValidity();
  };
  showMessage(SENT_WHEN_ONLINE);
  const send = () => {
    showMessage('');
    form.requestSubmit(submitter);
  };
  addEventListener('online', send, { once: true });
}

/** Stops the event; calls `replay` after hydration, or `fallback` if the code cannot be loaded. */
function defer(event: Event, control: Element, replay: () => void, fallback: (error: unknown) => void = reloadIfStale) {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (pending.has(control)) return;
  pending.add(control);
  hydrateAround(control)
    .finally(() => pending.delete(control))
    .then(replay, fallback);
}

const isHydrated = (element: Element) => hydration.isDone() && pendingIslandsAround(element).length === 0;

async function hydrateAround(element: Element): Promise<void> {
  await hydrate();
  await Promise.all(pendingIslandsAround(element).map(hydrateIsland));
}

function pendingIslandsAround(element: Element): string[] {
  const ids: string[] = [];
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
    if (ancestor.id && isIslandPending(ancestor.id)) ids.push(ancestor.id);
  return ids;
}
