import type { HomePage } from '@prospectus/contract';

/**
 * The section that holds the page's form: beside the page's own text it stays in sight while that is read, and the first
 * screen is short; else it is on the first screen, as on the home page and on those of campaigns, which lead to the form.
 */
export const formPlace = ({ order, content, path }: Pick<HomePage, 'content' | 'order' | 'path'>, campaign: boolean) =>
  !campaign && path !== '/' && order.includes('content') && content !== '' ? 'content' : 'banner';
