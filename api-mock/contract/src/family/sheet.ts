import { formatRupees } from '../core/rupees.ts';
import { english, type FamilyTexts } from './english.ts';
import type { FamilyData, Language } from './family-data.ts';
import { hindiFact } from './hindi-facts.ts';
import { hindi } from './hindi.ts';

export const FAMILY_TEXTS: Record<Language, FamilyTexts> = { en: english, hi: hindi };

/** A text of the sheet; `lang` if its language differs from the sheet's. */
export type LocalisedText = { text: string; lang?: 'en' };

/** The content of the sheet, for the page and the PDF. */
export type FamilySheet = {
  lead: LocalisedText;
  /** A `wide` fact has a line of its own. */
  facts: { label: string; value: LocalisedText; wide?: true }[];
  /** `note` follows the plan's name; an amount of 0 is shown as a dash. */
  plans: { plan: LocalisedText; note: string; amounts: Record<'course' | 'exam' | 'total', number> }[];
  charges: string[];
  /** `text` is the decision of the authority, `link` the page to check it. */
  recognition: { title: LocalisedText; text: string; link: string; address: string }[];
  classes: LocalisedText[];
  award: string;
};

export function familySheet(data: FamilyData): FamilySheet {
  const { language, plans, total } = data;
  const texts = FAMILY_TEXTS[language];
  const isEnglish = language === 'en';
  const translated = (text: string, inHindi: string): LocalisedText =>
    !isEnglish && inHindi ? { text: inHindi } : inEnglish(language, text);
  const facts = [
    { label: texts.facts.duration, value: localisedStaffText(language, data.duration) },
    {
      label: texts.facts.start,
      value: data.intake ? { text: texts.start(data.intake) } : localisedStaffText(language, data.nextStart),
    },
    {
      label: texts.facts.total,
      value: {
        text: total === null ? '' : hasSeveralTotals(plans) ? texts.from(formatRupees(total)) : formatRupees(total),
      },
    },
    { label: texts.facts.award, value: localisedStaffText(language, data.award) },
    {
      label: texts.facts.eligibility,
      value: translated(data.eligibility, data.hindi.eligibility),
      wide: true as const,
    },
  ];
  return {
    lead: translated(data.summary, data.hindi.short_description),
    facts: facts.filter(({ value }) => value.text !== ''),
    plans: plans.map((plan) => ({
      plan: localisedStaffText(language, plan.title),
      note: [
        plan.isRestricted ? ` (${texts.fees.some})` : '',
        plan.semesterFee > 0 ? `: ${texts.bySemester(plan)}` : '',
      ].join(''),
      amounts: { course: plan.courseFee, exam: plan.examFee, total: plan.totalAmount },
    })),
    charges: texts.charges(data),
    recognition: data.recognition.map(({ title, text, link }) => ({
      title: inEnglish(language, title),
      text: isEnglish ? text : '',
      link,
      address: link.replace(/\/$/, ''),
    })),
    classes: [localisedStaffText(language, data.mode), { text: texts.amount(data.semesters, data.credits) }].filter(
      ({ text }) => text !== '',
    ),
    award: (isEnglish && data.certificate) || texts.awarded(data),
  };
}

/** A text of staff: in Hindi if there is a translation, else in English and marked as such. */
export function localisedStaffText(language: Language, text: string): LocalisedText {
  const inHindi = language === 'hi' ? hindiFact(text) : null;
  return inHindi === null ? inEnglish(language, text) : { text: inHindi };
}

const inEnglish = (language: Language, text: string): LocalisedText =>
  language === 'en' ? { text } : { text, lang: 'en' };

const hasSeveralTotals = (plans: FamilyData['plans']): boolean =>
  new Set(plans.filter(({ isRestricted }) => !isRestricted).map(({ totalAmount }) => totalAmount)).size > 1;
