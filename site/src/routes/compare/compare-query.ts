import type { PageMetadata } from '@prospectus/contract';

/** Programmes side by side at once (ROUTE-16). */
export const COMPARED = { least: 2, most: 4 };

/** Slugs that an address names: `?programs=a,b`, or as a form sends them, `?programs=a&programs=b`. Each once. */
export function comparedSlugs(query: URLSearchParams): string[] {
  const words = query.getAll('programs').flatMap((part) => part.split(','));
  return [...new Set(words.map((word) => word.trim()).filter((word) => /^[a-z0-9-]{1,80}$/.test(word)))];
}

/** The one address of a comparison. */
export const comparePath = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/compare' : `/compare?programs=${slugs.join(',')}`;

/** A programme as it is compared. */
export type Compared = {
  slug: string;
  path: string;
  name: string;
  label: string;
  duration: string;
  eligibility: string;
  mode: string;
  nextStart: string;
  semesters: number;
  credits: number | null;
  electives: number;
  specialisations: string[];
  recognition: string[];
  /** The least total, in rupees. */
  feeIndian: number | null;
  feeInternational: number | null;
  /** The lightest way to pay by the month in India: '₹20,000 + 12 × ₹9,000', and what that comes to. */
  byMonth: { figures: string; cost: string } | null;
  /** Ways to pay in India. */
  plans: string[];
};

export type CompareData = {
  metadata: PageMetadata;
  /** What there is to choose from, by level. */
  choices: { label: string; options: { value: string; label: string }[] }[];
  /** While nothing is chosen: two programmes of each level, as somewhere to start. */
  pairs: { label: string; titles: string; path: string }[];
  programs: Compared[];
  slugs: string[];
  /** How many the address named, found or not. */
  asked: number;
};
