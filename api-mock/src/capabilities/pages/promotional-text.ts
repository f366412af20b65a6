import type { PromotionalText } from '@prospectus/contract';

import { items } from './items.ts';
import type { Content } from './content.ts';

/** The scrolling bar (API-12). */
export function promotionalText({ records }: Content): PromotionalText {
  const texts = items(records['promotional-texts']);
  return { text: texts.map(({ text }) => text).join(' · '), speed: texts[0]?.speed ?? 'medium', items: texts };
}
