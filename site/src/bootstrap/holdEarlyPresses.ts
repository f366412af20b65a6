import { brochureRequests } from '../features/brochure/brochureRequests.ts';
import { openEnquiry } from '../features/openers/openRequests.ts';
import { hydration } from '../lib/hydration.ts';
import { openerOf } from '../lib/openers.ts';
import { isAsleep, wake } from '../lib/waking.ts';
import { hydrate } from './hydrate.ts';

/** Presses that need the page's code; everything else works as the browser has it. */
const NEEDS_CODE = 'button:not([type="submit"]), [data-replay] a, [data-mode="single-never-empty"] summary';

/**
 * Openers and brochures are answered here for good. Other presses that come before their part of the page is alive are
 * held, and made again once it is: none is lost, and none does something else than it says.
 */
export function holdEarlyPresses(): void {
  document.addEventListener('click', press, true);
  document.addEventListener('submit', send, true);
}

const held = new Set<Element>();

function press(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target.closest<HTMLAnchorElement>('a[data-enquire], a[data-brochure]');
  if (link) {
    event.preventDefault();
    if (link.dataset['brochure'] === undefined) openEnquiry(openerOf(link));
    else brochureRequests.ask(link.dataset['brochure']);
    // Without the code the link itself still leads on.
    hydrate().catch(() => location.assign(link.href));
    return;
  }
  const control = event.target.closest<HTMLElement>(NEEDS_CODE);
  if (control && !isAlive(control)) hold(event, control, () => control.click());
}

function send(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || isAlive(form)) return;
  // Its button shows that the press was heard: the code may be seconds away.
  form.setAttribute('aria-busy', 'true');
  hold(
    event,
    form,
    () => {
      form.removeAttribute('aria-busy');
      form.requestSubmit(submitter);
    },
    () => form.submit(),
  );
}

function hold(event: Event, control: Element, again: () => void, without = () => {}): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(control)) return;
  held.add(control);
  alive(control)
    .finally(() => held.delete(control))
    .then(again, without);
}

const isAlive = (element: Element) => hydration.isDone() && sleepersAround(element).length === 0;

async function alive(element: Element): Promise<void> {
  await hydrate();
  await Promise.all(sleepersAround(element).map(wake));
}

function sleepersAround(element: Element): string[] {
  const ids: string[] = [];
  for (let around: Element | null = element; around; around = around.parentElement)
    if (around.id && isAsleep(around.id)) ids.push(around.id);
  return ids;
}
