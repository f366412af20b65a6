import { CHARGES } from '../core/constants.ts';
import { formatRupees } from '../core/rupees.ts';
import { emiTotal, monthlyPayment } from '../pages/emi.ts';
import type { FamilyData } from './family-data.ts';
import type { FamilyTexts } from './english.ts';
import { hindiDay } from './hindi-facts.ts';

const { registration, reappearExamPerSubject: reappear } = CHARGES;

/** The Hindi texts of the sheet. */
export const hindi: FamilyTexts = {
  other: { language: 'en', label: 'Read in English' },
  headTitle: (title) => `${title}: परिवार के लिए एक पेज`,
  description: (title, university) =>
    `${title}, ${university}: कुल फ़ीस और हर शुल्क, मान्यता कैसे जाँचें, कक्षाएँ कैसे होती हैं, और किस नंबर पर फ़ोन करें।`,
  fileName: (title) => `${title} - परिवार के लिए एक पेज`,
  eyebrow: 'परिवार के लिए: पूरी जानकारी एक पेज पर',
  send: 'व्हाट्सऐप पर भेजें',
  print: 'प्रिंट करें',
  download: 'PDF डाउनलोड करें',
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
  from: (amount) => `${amount} से शुरू`,
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
  charges: ({ emi, lowestMonthlyEmi, totalAbroad }) => [
    `पंजीकरण शुल्क: ${formatRupees(registration.indian)}। यह कुल फ़ीस में शामिल है और वापस नहीं होता।`,
    `फ़ेल होने पर ही अलग से: एक विषय की परीक्षा दोबारा देने के ${formatRupees(reappear.indian)}।`,
    ...(emi ? [`सबसे कम कुल खर्च वाली मासिक किस्तें: ${hindiEmi(emi)}`] : []),
    ...(lowestMonthlyEmi ? [`सबसे कम मासिक किस्त: ${hindiEmi(lowestMonthlyEmi)}`] : []),
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
  awarded: ({ title, award, universityName }) =>
    `सभी विषय पास करने पर विद्यार्थी को ${universityName} से ${title}${AWARDED[award] ?? ' मिलता है'}।`,
  call: 'कोई सवाल? हमें फ़ोन करें:',
  more: 'प्रोग्राम की पूरी जानकारी:',
  asOf: (day) => `फ़ीस और तारीखें ${hindiDay(day)} की हैं। ताज़ा जानकारी:`,
};

/** The end of the sentence by award: the gender of the verb depends on it. */
const AWARDED: Readonly<Record<string, string>> = {
  'Bachelor’s degree': ' की डिग्री मिलती है',
  'Master’s degree': ' की डिग्री मिलती है',
  Diploma: ' का डिप्लोमा मिलता है',
  Certificate: ' का सर्टिफ़िकेट मिलता है',
};

/** `emiSentence` in Hindi. */
function hindiEmi(option: NonNullable<FamilyData['emi']>): string {
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
