import { CHARGES } from '@prospectus/contract/constants';
import { type Intake, startText } from '@prospectus/contract/intakes';
import { formatRupees } from '@prospectus/design-system';

import { emiSentence, emiTotal, monthlyPayment } from '../../sections/program/fees/emi.ts';
import type { EmiOption, FamilyData, Language, Plan } from './family-data.ts';
import { hindiDay } from './hindi-facts.ts';

/** Every word of the sheet that is not staff's own. */
type FamilyTexts = {
  other: { language: Language; label: string };
  headTitle: (title: string) => string;
  description: (title: string, university: string) => string;
  eyebrow: string;
  send: string;
  print: string;
  message: (data: FamilyData, address: string) => string;
  facts: Record<'duration' | 'start' | 'total' | 'award' | 'eligibility', string>;
  start: (intake: Intake) => string;
  from: string;
  fees: Record<'title' | 'plan' | 'course' | 'exam' | 'total' | 'some', string>;
  bySemester: (plan: Plan) => string;
  charges: (data: FamilyData) => string[];
  recognition: string;
  check: string;
  checkNote: string;
  classes: string;
  amount: (semesters: number, credits: number | null) => string;
  schedule: string;
  award: string;
  awarded: (data: FamilyData) => string;
  call: string;
  more: string;
};

const { registration, reappearExamPerSubject: reappear } = CHARGES;

const english: FamilyTexts = {
  other: { language: 'hi', label: 'हिन्दी में पढ़ें' },
  headTitle: (title) => `${title}: one page for your family`,
  description: (title, university) =>
    `${title} at ${university}: the total fee and every charge, how to check that it’s recognised, how classes work, and the number to call.`,
  eyebrow: 'For your family: the programme on one page',
  send: 'Send on WhatsApp',
  print: 'Print',
  message: ({ title, universityName }, address) =>
    `${title}, ${universityName}: the fees, how to check that it’s recognised, how classes work, and whom to call. ${address}`,
  facts: {
    duration: 'Duration',
    start: 'Next start',
    total: 'Total fee',
    award: 'What it is',
    eligibility: 'Who can apply',
  },
  start: (intake) => startText({ intake, next_start: '' }),
  from: 'from',
  fees: {
    title: 'What it costs',
    plan: 'Plan',
    course: 'Course fee',
    exam: 'Exam fee',
    total: 'Total',
    some: 'for some applicants only',
  },
  bySemester: ({ semesterFee, otherSemesterFee }) =>
    [
      `${formatRupees(semesterFee)} for the first semester`,
      ...(otherSemesterFee > 0 ? [`${formatRupees(otherSemesterFee)} for each later one`] : []),
    ].join(', '),
  charges: ({ emi, totalAbroad }) => [
    `Registration fee: ${formatRupees(registration.indian)}. It’s included in the total and is non-refundable.`,
    `Extra only if a student fails: ${formatRupees(reappear.indian)} per subject for a re-appear exam.`,
    ...(emi ? [`Lowest monthly payment: ${emiSentence(emi)}`] : []),
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
  amount: (semesters, credits) =>
    [
      semesters > 0 && `${semesters} ${semesters === 1 ? 'semester' : 'semesters'}`,
      credits !== null && credits > 0 && `${credits} credits`,
    ]
      .filter(Boolean)
      .join(', '),
  schedule: 'Anyone can see the class schedule:',
  award: 'What the student gets at the end',
  awarded: ({ title, award, universityName }) =>
    `${title} (${award}) from ${universityName}, after passing every subject.`,
  call: 'Questions? Call us:',
  more: 'Everything about the programme:',
};

const hindi: FamilyTexts = {
  other: { language: 'en', label: 'Read in English' },
  headTitle: (title) => `${title}: परिवार के लिए एक पेज`,
  description: (title, university) =>
    `${title}, ${university}: कुल फ़ीस और हर शुल्क, मान्यता कैसे जाँचें, कक्षाएँ कैसे होती हैं, और किस नंबर पर फ़ोन करें।`,
  eyebrow: 'परिवार के लिए: पूरी जानकारी एक पेज पर',
  send: 'व्हाट्सऐप पर भेजें',
  print: 'प्रिंट करें',
  message: ({ title, universityName }, address) =>
    `${title}, ${universityName}: फ़ीस कितनी है, मान्यता कैसे जाँचें, कक्षाएँ कैसे होती हैं और किससे बात करें, सब एक पेज पर। ${address}`,
  facts: {
    duration: 'अवधि',
    start: 'पढ़ाई कब शुरू होगी',
    total: 'कुल फ़ीस',
    award: 'क्या मिलेगा',
    eligibility: 'कौन आवेदन कर सकता है',
  },
  start: ({ starts_on, apply_by }) => `${hindiDay(starts_on)}, आवेदन ${hindiDay(apply_by)} तक`,
  from: 'से शुरू',
  fees: {
    title: 'कितना खर्च आएगा',
    plan: 'भुगतान का तरीका',
    course: 'पढ़ाई की फ़ीस',
    exam: 'परीक्षा शुल्क',
    total: 'कुल',
    some: 'केवल कुछ आवेदकों के लिए',
  },
  bySemester: ({ semesterFee, otherSemesterFee }) =>
    [
      `पहले सेमेस्टर के ${formatRupees(semesterFee)}`,
      ...(otherSemesterFee > 0 ? [`उसके बाद हर सेमेस्टर के ${formatRupees(otherSemesterFee)}`] : []),
    ].join(', '),
  charges: ({ emi, totalAbroad }) => [
    `पंजीकरण शुल्क: ${formatRupees(registration.indian)}। यह कुल फ़ीस में शामिल है और वापस नहीं होता।`,
    `फ़ेल होने पर ही अलग से: एक विषय की परीक्षा दोबारा देने के ${formatRupees(reappear.indian)}।`,
    ...(emi ? [`सबसे कम मासिक किस्त: ${hindiEmi(emi)}`] : []),
    ...(totalAbroad === null
      ? []
      : [
          `विदेशी विद्यार्थियों के लिए: कुल फ़ीस ${formatRupees(totalAbroad)} से शुरू, पंजीकरण शुल्क ${formatRupees(registration.international)}, हर परीक्षा दोबारा देने के ${formatRupees(reappear.international)} (MEA के अफ़्रीकी विद्यार्थियों को छोड़कर)।`,
        ]),
  ],
  recognition: 'मान्यता कैसे जाँचें',
  check: 'खुद जाँचें:',
  checkNote: 'यह पता अपने ब्राउज़र में लिखें और वहाँ विश्वविद्यालय का नाम खोजें।',
  classes: 'कक्षाएँ कैसे होती हैं',
  amount: (semesters, credits) =>
    [semesters > 0 && `${semesters} सेमेस्टर`, credits !== null && credits > 0 && `${credits} क्रेडिट`]
      .filter(Boolean)
      .join(', '),
  schedule: 'सभी कक्षाओं की तारीखें कोई भी देख सकता है:',
  award: 'पढ़ाई पूरी होने पर क्या मिलता है',
  awarded: ({ title, universityName }) =>
    `सभी विषय पास करने पर विद्यार्थी को ${universityName} से ${title} का प्रमाणपत्र मिलता है।`,
  call: 'कोई सवाल? हमें फ़ोन करें:',
  more: 'प्रोग्राम की पूरी जानकारी:',
};

/** An option in one sentence, as `emiSentence` says it in English. */
function hindiEmi(option: EmiOption): string {
  const { emiDownPayment, emiDuration, emiInterestRate, emiProcessingFee } = option.installment;
  const parts = [
    emiDownPayment > 0 && `प्रवेश के समय ${formatRupees(emiDownPayment)}`,
    emiDuration &&
      `${emiDownPayment > 0 ? 'फिर ' : ''}${emiDuration} महीने तक हर महीने ${formatRupees(monthlyPayment(option))}`,
    `कुल ${formatRupees(emiTotal(option))}`,
    emiInterestRate > 0 ? `ब्याज ${emiInterestRate}% सालाना` : 'कोई ब्याज नहीं',
    emiProcessingFee > 0 && `प्रोसेसिंग शुल्क ${formatRupees(emiProcessingFee)}`,
  ];
  return `${parts.filter(Boolean).join(', ')}।`;
}

export const FAMILY_TEXTS: Record<Language, FamilyTexts> = { en: english, hi: hindi };
