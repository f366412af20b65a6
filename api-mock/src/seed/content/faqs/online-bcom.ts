import type { SeedFaq } from '../seed-program.ts';

export const bcomFaqs: SeedFaq[] = [
  {
    key: 'bcom-honours',
    program: 'online-bcom',
    question: 'Is this a BCom (Hons) degree?',
    answer:
      '<p>No. It is a Bachelor of Commerce of three years and 120 credits. An honours degree takes a fourth year, which we do not offer at present. For admission to a master’s degree of two years, the three-year degree is sufficient.</p>',
  },
  {
    key: 'bcom-software',
    program: 'online-bcom',
    question: 'Will I learn to use accounting software?',
    answer:
      '<p>Yes, in a subject of its own in the second semester, and on most Saturdays after that. You also practise returns on a training copy of the portals, so that a mistake costs a mark and not a penalty.</p>',
  },
  {
    key: 'bcom-ca',
    program: 'online-bcom',
    question: 'Can I study for chartered accountancy at the same time?',
    answer:
      '<p>Many do. Registration, training and examinations of the profession are matters of its institute; please check its rules. If one of our papers falls on the day of one of theirs, you sit ours with the next examinations at no further charge, and articled training may count as the internship of the fifth semester.</p>',
  },
  {
    key: 'bcom-fee',
    program: 'online-bcom',
    question: 'What does the BCom cost in all?',
    answer: `
<p>For Indian students ₹94,000 on the Semester plan (₹16,500, then ₹15,500 five times), ₹92,000 on the Annual plan (₹31,500, ₹30,500 and ₹30,000) and ₹88,000 on the Lumpsum plan.</p>
<p>The Lumpsum plan may be paid without interest: ₹10,000 at admission and ₹6,500 a month for twelve months. Examinations in their first attempt, e-books and the practice software are included.</p>`.trim(),
  },
];
