import type { SeedFaq } from '../seed-program.ts';

export const bcomFaqs: SeedFaq[] = [
  {
    key: 'bcom-honours',
    program: 'online-bcom',
    question: 'Is this a BCom (Hons) degree?',
    answer:
      '<p>No. It’s a three-year Bachelor of Commerce with 120 credits. An honours degree takes a fourth year, which we don’t offer at present. The three-year degree is enough to join a two-year master’s.</p>',
  },
  {
    key: 'bcom-software',
    program: 'online-bcom',
    question: 'Will I learn to use accounting software?',
    answer:
      '<p>Yes. It’s a separate subject in the second semester, and you use it on most Saturdays after that. You also practise filing returns on a training copy of the portals, where a mistake costs you a mark and there’s no penalty.</p>',
  },
  {
    key: 'bcom-ca',
    program: 'online-bcom',
    question: 'Can I study for chartered accountancy at the same time?',
    answer:
      '<p>Yes, many students do. The CA institute handles CA registration, training and exams, so please check its rules. If one of our papers is on the same day as one of theirs, you can take ours with the next exams at no extra charge. Your articleship can count as the fifth-semester internship.</p>',
  },
  {
    key: 'bcom-fee',
    program: 'online-bcom',
    question: 'What does the BCom cost in total?',
    answer: `
<p>Indian students pay ₹94,000 on the Semester plan (₹16,500, then ₹15,500 five times), ₹92,000 on the Annual plan (₹31,500, ₹30,500 and ₹30,000) or ₹88,000 on the Lumpsum plan.</p>
<p>You can pay the Lumpsum plan without interest: ₹10,000 at admission and ₹6,500 a month for twelve months. The fee includes your first attempt at every exam, ebooks and the practice software.</p>`.trim(),
  },
];
