import type { EventProps, PageEvent, VisitSource } from '@prospectus/contract';
import { SCROLL, TIMING } from '@prospectus/contract/constants';

import { collectEvents, sendEvents, track } from '../../lib/track.ts';
import { eventLog } from './event-log.ts';

const LOGGED_EVENTS = 50;
/** Batches are sent at this size; the server accepts 50 events. */
const BATCH_SIZE = 20;
const BATCH_MS = 5_000;

/** Collects and sends the events of the page (§7); loaded after the first interaction. */
export function startCollector(source: VisitSource): void {
  const send = batchSender(source);
  collectEvents((event) => {
    eventLog.set([event, ...eventLog.current()].slice(0, LOGGED_EVENTS));
    send(event);
  });
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey);
  setTimeout(trackScroll, Math.max(0, TIMING.scrollListenerMs - performance.now()));
  trackWidgets();
}

/** Sends events in batches: when the browser is idle, when a batch is full, and when the page is left. */
function batchSender(source: VisitSource): (event: PageEvent) => void {
  const batch: PageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    sendEvents(source, batch.splice(0));
  };
  const sendWhenIdle = (): void => void ('requestIdleCallback' in window ? requestIdleCallback(send) : send());
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  return (event) => {
    batch.push(event);
    if (batch.length >= BATCH_SIZE) send();
    else timer ??= setTimeout(sendWhenIdle, BATCH_MS);
  };
}

type Widget = EventProps<'widget_viewed'>['widget'];
type Cta = EventProps<'cta_click'>['cta'];

const SECTIONS = 'main section[id]';

/** The section an element is in; the server drops events of sections that the registry does not have. */
function widgetOf(element: Element): { widget?: Widget } {
  const id = element.closest(SECTIONS)?.id;
  return id ? { widget: id as Widget } : {};
}

/** A click before hydration is replayed, and counted then. */
function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link) return onLink(link);
  const summary = target.closest('main summary');
  if (summary) return onSummary(summary);
  const tab = target.closest('[role="tab"]');
  if (tab?.getAttribute('aria-selected') === 'false') onTab(tab);
}

function onLink(link: HTMLAnchorElement): void {
  // Openers of the enquiry are tracked where it opens.
  const cta = link.dataset['enquire'] === undefined ? ctaOf(link) : undefined;
  if (cta) track('cta_click', { cta, ...widgetOf(link) });
}

/** The purpose of a link; links to pages count only inside `main`. */
function ctaOf(link: HTMLAnchorElement): Cta | undefined {
  const { dataset, hostname, protocol, origin, pathname, hash } = link;
  if (dataset['brochure'] !== undefined) return 'brochure';
  if (protocol === 'tel:') return 'call';
  if (protocol === 'mailto:') return 'mail';
  if (hostname === 'wa.me') return 'whatsapp';
  if (origin !== location.origin) return 'outside';
  if (pathname.startsWith('/admissionportal')) return 'continue-application';
  if (/\.\w+$/.test(pathname)) return 'file';
  const isAnchor = hash !== '' && pathname === location.pathname;
  return isAnchor || !link.closest('main') ? undefined : 'page';
}

function onSummary(summary: Element): void {
  const details = summary.closest('details');
  const staysOpen = details?.open && details.closest('[data-mode="single-never-empty"]') !== null;
  // The browser opens it after the click.
  if (details && !staysOpen) track('expansion_click', { open: !details.open, ...widgetOf(details) });
}

/** The tab that the key has selected has the focus by now. */
function onKey({ target, key }: KeyboardEvent): void {
  if (!/^Arrow|^Home$|^End$/.test(key) || !(target instanceof Element) || target.role !== 'tab') return;
  const { activeElement } = document;
  if (activeElement && activeElement !== target && activeElement.role === 'tab') onTab(activeElement);
}

function onTab(tab: Element): void {
  const tabs = [...(tab.closest('[role="tablist"]')?.querySelectorAll('[role="tab"]') ?? [])];
  track('tab_switched', { tab: tabs.indexOf(tab) + 1, ...widgetOf(tab) });
}

/** Tracks each scroll milestone once (§9). */
function trackScroll(): void {
  const remaining: number[] = [...SCROLL.milestones];
  const measure = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const scrollable = scrollHeight - clientHeight;
    const scrolled = scrollable > 0 ? (scrollY / scrollable) * 100 : 0;
    while (remaining[0] !== undefined && scrolled >= remaining[0])
      track('scroll', { percent: percentOf(remaining.shift() ?? 0) });
    if (remaining.length === 0) removeEventListener('scroll', measure);
  };
  addEventListener('scroll', measure, { passive: true });
}

/** The milestone 95 is reported as 100 (§9). */
const percentOf = (milestone: number) => (milestone === 95 ? 100 : (milestone as 20 | 40 | 60 | 80));

/** Tracks each section once, when it is 50 px inside the viewport (§9). */
export function trackWidgets(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const { widget } = widgetOf(target);
        if (!isIntersecting || !widget) continue;
        observer.unobserve(target);
        track('widget_viewed', { widget });
      }
    },
    { rootMargin: `${SCROLL.widgetMarginPx}px` },
  );
  for (const section of document.querySelectorAll(SECTIONS)) observer.observe(section);
}
