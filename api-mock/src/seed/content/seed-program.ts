import type { ProgramInput } from '@prospectus/contract';

/** A programme of the seed: like the stored one, save that other programmes are named by slug, as no ids exist yet. */
export type SeedProgram = Omit<ProgramInput, 'parent_program' | 'featured_programs'> & {
  /** Slug of the programme this is a specialisation of. */
  parent?: string;
  /** Slugs of root programmes, in the order of their cards. */
  featured?: string[];
};

/** A question of the seed; `program` is a slug, absent for a site-wide question. */
export type SeedFaq = { key: string; program?: string; question: string; answer: string };

type Part<K extends keyof ProgramInput> = NonNullable<ProgramInput[K]> extends (infer Item)[] ? Item : never;
export type Card = Part<'benefits'>;
export type KeyPoint = Part<'key_points'>;
export type Highlight = Part<'highlights'>;
export type Accreditation = Part<'accreditation'>;
export type Semester = Part<'semesters'>;
export type ElectiveGroup = Part<'electives'>;
export type FeePlan = Part<'fee_plans'>;
export type EmiOption = NonNullable<FeePlan['emiOptions']>[number];
export type AdmissionStep = Part<'admission_steps'>;
