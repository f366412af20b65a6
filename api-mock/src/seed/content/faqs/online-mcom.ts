import type { SeedFaq } from '../seed-program.ts';

export const mcomFaqs: SeedFaq[] = [
  {
    key: 'mcom-other-degree',
    program: 'online-mcom',
    question: 'My degree is in science. Can I take the MCom?',
    answer:
      '<p>Not directly. In the first semester you need to know double entry, company accounts and the basics of income tax. With a degree in another subject, you can join if you’ve passed a professional accounting exam at the intermediate level. If not, look at the <a href="/online-mba/finance">MBA in Finance</a>, which starts from the basics.</p>',
  },
  {
    key: 'mcom-sundays',
    program: 'online-mcom',
    question: 'Do I have to attend every Sunday?',
    answer:
      '<p>No. Only the Sunday when you present is compulsory, and we record all the others. But do come if you can, because the seminars are discussions.</p>',
  },
  {
    key: 'mcom-fee',
    program: 'online-mcom',
    question: 'What is the fee for the Master of Commerce?',
    answer: `
<p>Indian students pay ₹59,000 on the Semester plan (₹15,500, then ₹14,500 three times), ₹57,000 on the Annual plan (₹29,000 and ₹28,000) or ₹54,000 on the Lumpsum plan.</p>
<p>You can pay the Lumpsum plan as ₹6,000 at admission and ₹4,000 a month for twelve months, without interest.</p>`.trim(),
  },
];
