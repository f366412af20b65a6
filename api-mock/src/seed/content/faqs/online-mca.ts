import type { SeedFaq } from '../seed-program.ts';

export const mcaFaqs: SeedFaq[] = [
  {
    key: 'mca-mathematics',
    program: 'online-mca',
    question: 'I had no maths after class 10. Can I still join?',
    answer:
      '<p>Only if your bachelor’s degree is in computing. Otherwise you need mathematics, statistics or quantitative techniques as a full paper at 10+2 or in your degree. Also look at the one-year <a href="/data-analytics">Diploma in Data Analytics</a>, where class 10 maths is enough. It doesn’t replace the maths condition for the MCA, but many students find it’s what they wanted.</p>',
  },
  {
    key: 'mca-bridge',
    program: 'online-mca',
    question: 'Do I have to take the bridge course?',
    answer:
      '<p>Yes, if your bachelor’s degree isn’t in computing. The course takes sixty hours, starts four weeks before the semester and ends with a test. You can repeat the test once before the second semester. The course is free and carries no credits.</p>',
  },
  {
    key: 'mca-laboratory',
    program: 'online-mca',
    question: 'What if I can’t join the lab on Wednesdays?',
    answer:
      '<p>We record the explanation, and the exercises stay open for a week, with a question hour on Friday. You must be present at three labs each semester, where you’re tested on your own code. We announce their dates at the start.</p>',
  },
  {
    key: 'mca-emi',
    program: 'online-mca',
    question: 'How can I pay for the MCA every month?',
    answer: `
<p>You can pay the Lumpsum plan of ₹1,05,000 in two ways. In both, you pay ₹15,000 at admission:</p>
<ul>
<li><strong>Twelve months without interest:</strong> ₹7,500 a month.</li>
<li><strong>Twenty-four months at 9% a year:</strong> ₹4,112 a month and a processing fee of ₹1,000, ₹1,14,688 in total.</li>
</ul>
<p>The lending partner decides on each application. A salaried parent or spouse can apply for you.</p>`.trim(),
  },
];
