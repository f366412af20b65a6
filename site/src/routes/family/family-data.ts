import type { PageMetadata, ProgramPage } from '@prospectus/contract';

export type Language = 'en' | 'hi';
export type Plan = ProgramPage['sections']['fees']['feePlans'][number];
export type EmiOption = Plan['emiOptions'][number];

/** What a family wants to know of a programme, from the programme's own page. */
export type FamilyData = {
  /** Shown without the site's menu. */
  sheet: true;
  language: Language;
  /** Address of the programme's page, and the word its lattice is drawn from. */
  path: string;
  title: string;
  universityName: string;
  summary: string;
  award: string;
  duration: string;
  /** When batches start in words; `intake` is the next one by date, where there is one. */
  nextStart: string;
  intake: ProgramPage['sections']['about']['intake'];
  eligibility: string;
  mode: string;
  semesters: number;
  credits: number | null;
  /** Plans of students in India, and the least total that each of them may choose. */
  plans: Plan[];
  total: number | null;
  /** The least total of international students; null where they have no plan. */
  totalAbroad: number | null;
  emi: EmiOption | null;
  recognition: { title: string; text: string; link: string }[];
  /** The first paragraph of what is said of the certificate. */
  certificate: string;
  metadata: PageMetadata;
};

const FIRST: Record<Language, string> = { en: '/family', hi: '/parivar' };

/** Address of a programme's sheet: `/family` or, in Hindi, `/parivar`, before the programme's own. */
export const familyPath = (language: Language, programPath: string): string => FIRST[language] + programPath;
