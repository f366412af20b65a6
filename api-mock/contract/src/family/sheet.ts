import { formatRupees } from '../core/rupees.ts';
import type { FamilyData, Language } from './family-data.ts';
import { hindiFact } from './hindi-facts.ts';
import { FAMILY_TEXTS } from './texts.ts';

/** Words of the sheet; `lang` where they are in another language than the sheet. */
export type LocalisedText = { text: string; lang?: 'en' };

/** What the sheet says, in its order: the page and the PDF show the same. */
export type FamilySheet = {
  /** The line about the programme, below its title. */
  lead: LocalisedText;
  /** Those with a value; a `wide` one has the whole line. */
  facts: { label: string; value: LocalisedText; wide?: true }[];
  /** `note` follows the plan's name. Amounts are whole rupees; an amount of 0 is shown as a dash. */
  plans: { plan: LocalisedText; note: string; amounts: Record<'course' | 'exam' | 'total', number> }[];
  charges: string[];
  /** `text` is what the authority has decided, `link` where it can be checked. */
  recognition: { title: LocalisedText; text: string; link: string; address: string }[];
  classes: LocalisedText[];
  award: string;
};

/** What a programme's sheet says in its language. What is left out in Hindi is left out here. */
export function familySheet(data: FamilyData): FamilySheet {
  const { language, plans, total } = data;
  const texts = FAMILY_TEXTS[language];
  const isEnglish = language === 'en';
  const inOwn = (words: string, inHindi: string): LocalisedText =>
    !isEnglish && inHindi ? { text: inHindi } : english(language, words);
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
    { label: texts.facts.eligibility, value: inOwn(data.eligibility, data.hindi.eligibility), wide: true as const },
  ];
  return {
    lead: inOwn(data.summary, data.hindi.short_description),
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
      title: english(language, title),
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

/** What staff wrote: in Hindi where it is known how, else in English and marked as such. */
export function localisedStaffText(language: Language, words: string): LocalisedText {
  const inHindi = language === 'hi' ? hindiFact(words) : null;
  return inHindi === null ? english(language, words) : { text: inHindi };
}

const english = (language: Language, text: string): LocalisedText =>
  language === 'en' ? { text } : { text, lang: 'en' };

const hasSeveralTotals = (plans: FamilyData['plans']): boolean =>
  new Set(plans.filter(({ isRestricted }) => !isRestricted).map(({ totalAmount }) => totalAmount)).size > 1;
