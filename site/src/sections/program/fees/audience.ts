import { CHARGES } from '@prospectus/contract/constants';
import { formatRupees } from '@prospectus/design-system';

/** Whom a tab of fees is for. */
export type Audience = 'indian' | 'international';

/** Words of each tab (§8). */
export const AUDIENCE = {
  indian: { tab: 'Indian students', empty: 'No Plans Found For Indian Students' },
  international: { tab: 'International students', empty: 'No Plans Found For International Students' },
} as const satisfies Record<Audience, { tab: string; empty: string }>;

/** Charges under the plans of a tab (§9, PAGE-20); on a landing page the first alone (PAGE-08). */
export function footnotes(audience: Audience, landing = false): string[] {
  const registration = formatRupees(CHARGES.registration[audience]);
  const reappear = formatRupees(CHARGES.reappearExamPerSubject[audience]);
  const first = `The registration fee of ${registration} is included in semester 1 and is non-refundable.`;
  if (landing) return [first];
  return [
    first,
    `A re-appear exam costs ${reappear} per subject${audience === 'international' ? '*' : ''}.`,
    ...(audience === 'international' ? ['* other than MEA - African Students'] : []),
  ];
}
