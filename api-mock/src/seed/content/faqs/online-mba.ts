import type { SeedFaq } from '../seed-program.ts';

export const mbaFaqs: SeedFaq[] = [
  {
    key: 'mba-experience',
    program: 'online-mba',
    question: 'Do I need work experience for the MBA?',
    answer:
      '<p>No. Graduates may apply straight from college. If you do work, your experience becomes part of the class: cases are discussed in mixed teams, and the capstone project may be done with your own employer.</p>',
  },
  {
    key: 'mba-entrance',
    program: 'online-mba',
    question: 'Is there an entrance examination?',
    answer:
      '<p>There is none. Admission is by your bachelor’s degree, with at least 50% marks (45% for reserved categories), and by the verification of your documents. Scores of national management tests may be sent in but are not required.</p>',
  },
  {
    key: 'mba-electives',
    program: 'online-mba',
    question: 'When do I choose my electives, and can I mix fields?',
    answer:
      '<p>In the general MBA you choose three electives at the end of the second semester and two at the end of the third. You may mix fields freely; if three or more come from one field, it is named on your mark sheet. In a specialisation the subjects of the third semester are set, and you choose the two electives of the fourth.</p>',
  },
  {
    key: 'mba-transfer',
    program: 'online-mba',
    question: 'I am transferred often. Can I still keep up?',
    answer:
      '<p>Yes. Classes can be joined from anywhere, every class is recorded, and examinations are taken from home. If a posting makes a semester impossible, you may pause and resume with a later batch; the programme must be completed within four years of registration.</p>',
  },
  {
    key: 'mba-emi',
    program: 'online-mba',
    question: 'How do the monthly payments work?',
    answer: `
<p>On the Lumpsum plan of ₹1,28,000 you pay ₹20,000 at admission and the rest by the month:</p>
<ul>
<li><strong>12 months, no cost:</strong> ₹9,000 a month, ₹1,28,000 in all.</li>
<li><strong>24 months at 9% a year:</strong> ₹4,934 a month and a processing fee of ₹1,000, ₹1,39,416 in all.</li>
</ul>
<p>Both are subject to the approval of the lending partner.</p>`.trim(),
  },
];
