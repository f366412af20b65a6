import type { SeedFaq } from '../seed-program.ts';

export const mcomFaqs: SeedFaq[] = [
  {
    key: 'mcom-other-degree',
    program: 'online-mcom',
    question: 'My degree is in science. Can I take the MCom?',
    answer:
      '<p>Not directly. The first semester assumes double entry, company accounts and the basics of income tax. Graduates of other disciplines are admitted if they have passed a professional accounting examination at the intermediate level. Otherwise, consider the <a href="/online-mba/finance">MBA in Finance</a>, which starts from first principles.</p>',
  },
  {
    key: 'mcom-sundays',
    program: 'online-mcom',
    question: 'Do I have to attend every Sunday?',
    answer:
      '<p>We hope that you will, since the seminars live from discussion. Only the Sunday on which you present is compulsory; all others are recorded.</p>',
  },
  {
    key: 'mcom-fee',
    program: 'online-mcom',
    question: 'What is the fee of the Master of Commerce?',
    answer: `
<p>Indian students pay ₹59,000 on the Semester plan (₹15,500, then ₹14,500 three times), ₹57,000 on the Annual plan (₹29,000 and ₹28,000) or ₹54,000 on the Lumpsum plan.</p>
<p>The Lumpsum plan can be paid as ₹6,000 at admission and ₹4,000 a month for twelve months, without interest.</p>`.trim(),
  },
];
