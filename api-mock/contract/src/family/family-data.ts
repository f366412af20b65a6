import { cheapestPlan } from '../core/fees.ts';
import type { ProgramPage } from '../pages/program-page.ts';
import { cheapestEmi, lowestMonthlyEmi } from '../pages/emi.ts';

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

type Plan = ProgramPage['sections']['fees']['feePlans'][number];

/** A programme for the family's sheet. Amounts are whole rupees. */
export type FamilyData = {
  language: Language;
  /** Address of the programme's page. */
  path: string;
  title: string;
  universityName: string;
  summary: string;
  award: string;
  duration: string;
  /** When batches start, as a text; `intake` is the next one by date. */
  nextStart: string;
  intake: ProgramPage['sections']['about']['intake'];
  eligibility: string;
  /** Summary and eligibility in Hindi; empty if staff have not written them. */
  hindi: ProgramPage['hindi'];
  mode: string;
  semesters: number;
  credits: number | null;
  /** Plans for students in India; `total` is the lowest that every applicant can choose. */
  plans: Plan[];
  total: number | null;
  /** The lowest total for international students; null without a plan. */
  totalAbroad: number | null;
  /** The option with the lowest monthly payment; `emi` is the one with the lowest charges, null if it is the same. */
  emi: Plan['emiOptions'][number] | null;
  lowestMonthlyEmi: Plan['emiOptions'][number] | null;
  recognition: { title: string; text: string; link: string }[];
  /** The first paragraph about the certificate. */
  certificate: string;
};

const FOLDERS: Record<Language, string> = { en: '/family', hi: '/parivar' };

/** Path of a programme's sheet: `/family` or, in Hindi, `/parivar`, and the programme's path. */
export const familyPath = (language: Language, programPath: string): string => FOLDERS[language] + programPath;

/** The data of a programme's sheet, from its page; `publicUrl` is the site's origin. */
export function familyData(page: ProgramPage, language: Language, publicUrl: string): FamilyData {
  const { program, sections } = page;
  const { about, structure, fees, certificate } = sections;
  const plans = fees.feePlans.filter(({ totalAmount }) => totalAmount > 0);
  const [cheapest, lowest] = [cheapestEmi(plans), lowestMonthlyEmi(plans)];
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
    emi: cheapest === lowest ? null : (cheapest ?? null),
    lowestMonthlyEmi: lowest ?? null,
    recognition: page.accreditation.map(({ title, alt_acc_img_name, link }) => ({
      title,
      text: alt_acc_img_name,
      link: link && new URL(link, publicUrl).href,
    })),
    certificate: firstParagraph(certificate?.certificate_disclaimer ?? ''),
  };
}

/** The text of the first paragraph; stored rich text is sanitised. */
function firstParagraph(html: string): string {
  const paragraph = html.split('<p>', 2)[1]?.split('</p>', 1)[0] ?? '';
  return paragraph
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();
}
