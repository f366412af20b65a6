import type { PageMetadata } from '@prospectus/contract';

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
