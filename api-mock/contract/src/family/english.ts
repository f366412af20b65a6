import { CHARGES } from '../core/constants.ts';
import { dayText, type Intake, startText } from '../core/intakes.ts';
import { formatRupees } from '../core/rupees.ts';
import { emiSentence } from '../pages/emi.ts';
import type { FamilyData, Language } from './family-data.ts';

const { registration, reappearExamPerSubject: reappear } = CHARGES;

/** The English texts of the sheet, besides those of staff. */
export const english = {
  other: { language: 'hi' as Language, label: 'हिन्दी में पढ़ें' },
  headTitle: (title: string) => `${title}: one page for your family`,
  description: (title: string, university: string) =>
    `${title} at ${university}: the total fee and every charge, how to check that it’s recognised, how classes work, and the number to call.`,
  /** The name of the PDF, without `.pdf`. */
  fileName: (title: string) => `${title} - one page for your family`,
  eyebrow: 'For your family: the programme on one page',
  send: 'Send on WhatsApp',
  print: 'Print',
  download: 'Download as PDF',
  message: ({ title, universityName }: FamilyData, address: string) =>
    `${title}, ${universityName}: the fees, how to check that it’s recognised, how classes work, and whom to call. ${address}`,
  facts: {
    duration: 'Duration',
    start: 'Next start',
    total: 'Total fee',
    award: 'What it is',
    eligibility: 'Who can apply',
  },
  start: (intake: Intake) => startText({ intake, next_start: '' }),
  from: (amount: string) => `from ${amount}`,
  fees: {
    title: 'What it costs',
    plan: 'Plan',
    course: 'Course fee',
    exam: 'Exam fee',
    total: 'Total',
    some: 'for some applicants only',
  },
  bySemester: ({ semesterFee, otherSemesterFee }: FamilyData['plans'][number]) =>
    [
      `${formatRupees(semesterFee)} for the first semester`,
      ...(otherSemesterFee > 0 ? [`${formatRupees(otherSemesterFee)} for each later one`] : []),
    ].join(', '),
  charges: ({ emi, lowestMonthlyEmi, totalAbroad }: FamilyData) => [
    `Registration fee: ${formatRupees(registration.indian)}. It’s included in the total and is non-refundable.`,
    `Extra only if a student fails: ${formatRupees(reappear.indian)} per subject for a re-appear exam.`,
    ...(emi ? [`Monthly payments with the lowest total: ${emiSentence(emi)}`] : []),
    ...(lowestMonthlyEmi ? [`Lowest monthly payment: ${emiSentence(lowestMonthlyEmi)}`] : []),
    ...(totalAbroad === null
      ? []
      : [
          `International students: from ${formatRupees(totalAbroad)} in total, registration fee ${formatRupees(registration.international)}, re-appear exam ${formatRupees(reappear.international)} (other than MEA - African Students).`,
        ]),
  ],
  recognition: 'How to check that it’s recognised',
  check: 'Check it yourself:',
  checkNote: 'Type the address into your browser and search for the university’s name.',
  classes: 'How classes work',
  amount: (semesters: number, credits: number | null) =>
    [
      semesters > 0 && `${semesters} ${semesters === 1 ? 'semester' : 'semesters'}`,
      credits !== null && credits > 0 && `${credits} credits`,
    ]
      .filter(Boolean)
      .join(', '),
  schedule: 'Anyone can see the class schedule:',
  award: 'What the student gets at the end',
  awarded: ({ title, award, universityName }: FamilyData) =>
    `${title} (${award}) from ${universityName}, after passing every subject.`,
  call: 'Questions? Call us:',
  more: 'Everything about the programme:',
  /** The age of a file or printed page; `day` is `yyyy-MM-dd`. */
  asOf: (day: string) => `Fees and dates as of ${dayText(day)}. For the newest:`,
};

export type FamilyTexts = typeof english;
