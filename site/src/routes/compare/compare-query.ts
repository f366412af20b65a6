import type { PageMetadata } from '@prospectus/contract';

/** The number of programmes in a comparison (ROUTE-16). */
export const COMPARED = { min: 2, max: 4 };

/** The slugs in an address, without duplicates: `?programs=a,b`, or from a form `?programs=a&programs=b`. */
export function comparedSlugs(query: URLSearchParams): string[] {
  const words = query.getAll('programs').flatMap((part) => part.split(','));
  return [...new Set(words.map((word) => word.trim()).filter((word) => /^[a-z0-9-]{1,80}$/.test(word)))];
}

export const comparePath = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/compare' : `/compare?programs=${slugs.join(',')}`;

/** A programme in a comparison. */
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
  /** The lowest total, in rupees. */
  feeIndian: number | null;
  feeInternational: number | null;
  /** The lowest monthly payment in India, '₹20,000 + 12 × ₹9,000', and its total. */
  byMonth: { figures: string; cost: string } | null;
  /** Fee plans for Indian students. */
  plans: string[];
};

export type CompareData = {
  metadata: PageMetadata;
  /** All programmes, by level. */
  choices: { label: string; options: { value: string; label: string }[] }[];
  /** Two programmes of each level, while nothing is chosen. */
  pairs: { label: string; titles: string; path: string }[];
  programs: Compared[];
  slugs: string[];
  /** Number of programmes in the address, found or not. */
  requested: number;
};
