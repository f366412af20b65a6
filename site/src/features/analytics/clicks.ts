import type { EventProps } from '@prospectus/contract';

import { track } from '../../lib/track.ts';
import { widgetOf } from './widget-of.ts';

type Cta = EventProps<'cta_click'>['cta'];

/**
 * Tracks links, parts that open and tabs, by one listener each. Openers of the enquiry are tracked where it is opened. A
 * click that comes before its part is hydrated is replayed, and counted then.
 */
export function trackClicks(): void {
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
