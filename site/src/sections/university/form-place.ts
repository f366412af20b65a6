import type { HomePage } from '@prospectus/contract';

import { headingsOf } from '../../lib/headings-of.ts';

/** With fewer headings a text is read from top to bottom. */
const LISTED_FROM = 4;

/** Whether the page's own text is long enough for a list of its headings, and the form, beside it. */
export const hasLongText = ({ content }: Pick<HomePage, 'content'>): boolean =>
  headingsOf(content).headings.length >= LISTED_FROM;

/**
 * The section that holds the page's form: beside a long text it stays in sight while that is read, and the first screen
 * is short; else it is on the first screen, as on the home page and on those of campaigns, which lead to the form.
 */
export const formPlace = (
  page: Pick<HomePage, 'content' | 'order' | 'path'>,
  campaign: boolean,
): 'banner' | 'content' =>
  !campaign && page.path !== '/' && page.order.includes('content') && hasLongText(page) ? 'content' : 'banner';
