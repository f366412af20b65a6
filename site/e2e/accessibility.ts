import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

type Looked = {
  /** A selector; by default the whole page is checked. */
  within?: string;
  tags?: string[];
  /** Runs only these rules. */
  rules?: string[];
};

/** WCAG 2.2 A and AA, and best practices. */
export const WCAG_22 = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds, as `rule: elements`; all rules by default. */
export async function violationsOf(page: Page, { within, tags, rules }: Looked = {}): Promise<string[]> {
  // Faster: no frames, no list of passed rules, no preloading of media.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
  if (within) axe.include(within);
  if (tags) axe.withTags(tags);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}
