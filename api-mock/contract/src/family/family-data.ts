import { cheapestPlan } from '../core/fees.ts';
import type { ProgramPage } from '../pages/program-page.ts';
import { cheapestEmi, lowestMonthlyEmi } from '../pages/emi.ts';

/** Languages of the family's sheet. */
export const LANGUAGES = ['en', 'hi'] as const;
/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

type Plan = ProgramPage['sections']['fees']['feePlans'][number];

/** What a family wants to know of a programme, from the programme's own page. Amounts are whole rupees. */
export type FamilyData = {
  language: Language;
  /** Address of the programme's page. */
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
  /** Summary and eligibility in Hindi, as staff wrote them; empty where they did not. */
  hindi: ProgramPage['hindi'];
  mode: string;
  semesters: number;
  credits: number | null;
  /** Plans of students in India, and the least total that each of them may choose. */
  plans: Plan[];
  total: number | null;
  /** The least total of international students; null where they have no plan. */
  totalAbroad: number | null;
  /** The monthly payments with the least charges, and those with the least month. */
  emi: Plan['emiOptions'][number] | null;
  lowestMonthlyEmi: Plan['emiOptions'][number] | null;
  recognition: { title: string; text: string; link: string }[];
  /** The first paragraph of what is said of the certificate. */
  certificate: string;
};

const FIRST: Record<Language, string> = { en: '/family', hi: '/parivar' };

/** Address of a programme's sheet: `/family` or, in Hindi, `/parivar`, before the programme's own. */
export const familyPath = (language: Language, programPath: string): string => FIRST[language] + programPath;

/** The part of a programme's page that its sheet is made of; `publicUrl` is the site's origin. */
export function familyData(page: ProgramPage, language: Language, publicUrl: string): FamilyData {
  const { program, sections } = page;
  const { about, structure, fees, certificate } = sections;
  const plans = fees.feePlans.filter(({ totalAmount }) => totalAmount > 0);
  const parent = program.is_specialisation_of ? program.parent_display_name : '';
  return {
    language,
    path: program.path,
    title: parent ? `${parent}: ${page.title}` : page.title,
    universityName: page.universityName,
    summary: program.short_description,
    award: program.label,
    duration: about.duration || program.duration,
    nextStart: about.next_start,
    intake: about.intake,
    eligibility: about.eligibility,
    hindi: page.hindi,
    mode: about.mode,
    semesters: structure.semesters.length,
    credits: structure.total_credits,
    plans: plans.filter(({ isInternational }) => !isInternational),
    total: cheapestPlan(plans)?.totalAmount ?? null,
    totalAbroad: cheapestPlan(plans, true)?.totalAmount ?? null,
    emi: cheapestEmi(plans) ?? null,
    lowestMonthlyEmi: lowestMonthlyEmi(plans) ?? null,
    recognition: page.accreditation.map(({ title, alt_acc_img_name, link }) => ({
      title,
      text: alt_acc_img_name,
      link: link && new URL(link, publicUrl).href,
    })),
    certificate: firstParagraph(certificate?.certificate_disclaimer ?? ''),
  };
}

/** Stored rich text has been cleaned, so that tags are all that is between its words. */
function firstParagraph(html: string): string {
  const [, paragraph = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  return paragraph
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();
}
