import type { EventProps, PageEvent, VisitSource } from '@prospectus/contract';
import { SCROLL, TIMING } from '@prospectus/contract/constants';

import { collectEvents, sendEvents, track } from '../../lib/track.ts';

/** Starts to collect and send what happens on the page (§7). Loaded after the first interaction; nothing waits for it. */
export function startCollector(source: VisitSource): void {
  const beacon = createBeacon(source);
  collectEvents((event) => {
    eventLog.add(event);
    beacon.add(event);
  });
  trackClicks();
  trackScroll();
  trackWidgets();
}

type Widget = EventProps<'widget_viewed'>['widget'];

/** The sections of the page, by their ids. */
const SECTIONS = 'main section[id]';

/** The part of the page an element is in. The server drops the event of one that the registry does not know. */
function widgetOf(element: Element): { widget?: Widget } {
  const id = element.closest(SECTIONS)?.id;
  return id ? { widget: id as Widget } : {};
}

type Cta = EventProps<'cta_click'>['cta'];

/**
 * Tracks links, parts that open and tabs, by one listener each. Openers of the enquiry are tracked where it is opened. A
 * click that comes before its part is hydrated is replayed, and counted then.
 */
function trackClicks(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey);
}

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
  const cta = link.dataset['enquire'] === undefined ? ctaOf(link) : undefined;
  if (cta) track('cta_click', { cta, ...widgetOf(link) });
}

/** What a link is for; of the many links to pages those in the page's own text alone. */
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

/** Keys have chosen another tab by the time the event is here. */
function onKey({ target, key }: KeyboardEvent): void {
  if (!/^Arrow|^Home$|^End$/.test(key) || !(target instanceof Element) || target.role !== 'tab') return;
  const { activeElement } = document;
  if (activeElement && activeElement !== target && activeElement.role === 'tab') onTab(activeElement);
}

function onTab(tab: Element): void {
  const tabs = [...(tab.closest('[role="tablist"]')?.querySelectorAll('[role="tab"]') ?? [])];
  track('tab_switched', { tab: tabs.indexOf(tab) + 1, ...widgetOf(tab) });
}

type Percent = 20 | 40 | 60 | 80 | 100;

/** The milestone 95 is reported as 100 (§9). */
const percentOf = (milestone: number): Percent => (milestone === 95 ? 100 : (milestone as Percent));

/** Tracks how far the page is scrolled, each milestone once; listens from 3 s after the page began (§9). */
function trackScroll(): void {
  setTimeout(listen, Math.max(0, TIMING.scrollListenerMs - performance.now()));
}

function listen(): void {
  const left: number[] = [...SCROLL.milestones];
  const look = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const way = scrollHeight - clientHeight;
    const scrolled = way > 0 ? (scrollY / way) * 100 : 0;
    while (left[0] !== undefined && scrolled >= left[0]) track('scroll', { percent: percentOf(left.shift() ?? 0) });
    if (left.length === 0) removeEventListener('scroll', look);
  };
  addEventListener('scroll', look, { passive: true });
}

/** Tracks each section once, when it has come 50 px into the screen (§9). */
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

/** Sent at once when there are this many; the server takes 50. */
const FULL = 20;
const PATIENCE_MS = 5_000;

/** Sends events in batches: when the browser is idle, when there are many, and when the page is left. */
function createBeacon(source: VisitSource): { add(event: PageEvent): void } {
  let waiting: PageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    sendEvents(source, events);
  };
  const sendWhenIdle = (): void => void ('requestIdleCallback' in window ? requestIdleCallback(send) : send());

  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  return {
    add: (event) => {
      waiting.push(event);
      if (waiting.length >= FULL) send();
      else timer ??= setTimeout(sendWhenIdle, PATIENCE_MS);
    },
  };
}

const MOST = 50;

let newest: readonly PageEvent[] = [];
const listeners = new Set<() => void>();

/** The last events of this page, newest first, for the panel of `local` mode. */
export const eventLog = {
  add: (event: PageEvent): void => {
    newest = [event, ...newest].slice(0, MOST);
    for (const listener of listeners) listener();
  },
  read: (): readonly PageEvent[] => newest,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
