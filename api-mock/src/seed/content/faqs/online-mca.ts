import type { SeedFaq } from '../seed-program.ts';

export const mcaFaqs: SeedFaq[] = [
  {
    key: 'mca-mathematics',
    program: 'online-mca',
    question: 'I had no mathematics after class 10. Is there any way in?',
    answer:
      '<p>Only with a first degree in computing. Otherwise the rules ask for mathematics, statistics or quantitative techniques as a full paper at 10+2 or in the degree. A good route is a year in the <a href="/data-analytics">Diploma in Data Analytics</a>, which needs no more than class 10; it does not replace the condition, but many find that it is what they were looking for.</p>',
  },
  {
    key: 'mca-bridge',
    program: 'online-mca',
    question: 'Who has to take the bridge course?',
    answer:
      '<p>Everyone whose first degree is not in computing. It has sixty hours, starts four weeks before the semester and ends with a test, which can be repeated once before the second semester. It carries no credits and costs nothing.</p>',
  },
  {
    key: 'mca-laboratory',
    program: 'online-mca',
    question: 'What if I cannot come to the laboratory on Wednesdays?',
    answer:
      '<p>The explanation is recorded and the exercises remain open for a week, with a question hour on Friday. Three laboratories of a semester, in which you are examined on your own code, require you to be present; their dates are announced at the start.</p>',
  },
  {
    key: 'mca-emi',
    program: 'online-mca',
    question: 'How can I pay for the MCA by the month?',
    answer: `
<p>The Lumpsum plan of ₹1,05,000 can be paid in two ways, with ₹15,000 at admission in both:</p>
<ul>
<li><strong>Twelve months without interest:</strong> ₹7,500 a month.</li>
<li><strong>Twenty-four months at 9% a year:</strong> ₹4,112 a month and a processing fee of ₹1,000, ₹1,14,688 in all.</li>
</ul>
<p>The lending partner decides on each application; a salaried parent or spouse may apply in your place.</p>`.trim(),
  },
];
