import type { SeedFaq } from '../seed-program.ts';

export const mbaFaqs: SeedFaq[] = [
  {
    key: 'mba-experience',
    program: 'online-mba',
    question: 'Do I need work experience for the MBA?',
    answer:
      '<p>No. You can apply straight after college. If you do work, you’ll use your experience in class: you discuss cases in mixed teams, and you can do your capstone project with your own employer.</p>',
  },
  {
    key: 'mba-entrance',
    program: 'online-mba',
    question: 'Is there an entrance exam?',
    answer:
      '<p>No. You need a bachelor’s degree with at least 50% marks (45% for reserved categories), and we verify your documents. You can share a CAT, MAT or XAT score if you have one, but you don’t need it.</p>',
  },
  {
    key: 'mba-electives',
    program: 'online-mba',
    question: 'When do I choose my electives, and can I mix fields?',
    answer:
      '<p>In the general MBA you choose three electives at the end of the second semester and two at the end of the third. You can mix fields freely. If three or more are from one field, your mark sheet names that field. In a specialisation, your third-semester subjects are fixed and you choose your two electives for the fourth.</p>',
  },
  {
    key: 'mba-transfer',
    program: 'online-mba',
    question: 'I get transferred often. Can I still keep up?',
    answer:
      '<p>Yes. You can join classes from anywhere, we record every class, and you take exams from home. If you can’t study in a semester because of a transfer, you can pause and rejoin a later batch. You must complete the programme within four years of registration.</p>',
  },
  {
    key: 'mba-emi',
    program: 'online-mba',
    question: 'How does the EMI work?',
    answer: `
<p>On the Lumpsum plan of ₹1,28,000 you pay ₹20,000 at admission and the rest every month:</p>
<ul>
<li><strong>12 months, no cost:</strong> ₹9,000 a month, ₹1,28,000 in total.</li>
<li><strong>24 months at 9% a year:</strong> ₹4,934 a month and a processing fee of ₹1,000, ₹1,39,416 in total.</li>
</ul>
<p>Our lending partner must approve your application for either plan.</p>`.trim(),
  },
];
