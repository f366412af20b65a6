import type { SeedFaq } from '../seed-program.ts';

export const maFaqs: SeedFaq[] = [
  {
    key: 'ma-first-degree',
    program: 'online-ma',
    question: 'I graduated in commerce or science. May I join the Master of Arts?',
    answer:
      '<p>Yes. A bachelor’s degree in any discipline is enough. The first semester starts each subject from its foundations, and the common paper on academic reading and writing introduces you to the way the humanities argue.</p>',
  },
  {
    key: 'ma-choosing',
    program: 'online-ma',
    question: 'How do I choose between the general programme and a specialisation?',
    answer: `
<p>Ask yourself what you want the word on your certificate to open.</p>
<ul>
<li>For college teaching and the National Eligibility Test, choose the discipline you will be examined in: <a href="/online-ma/english">English</a>, <a href="/online-ma/political-science">Political Science</a> or <a href="/online-ma/mass-communication">Mass Communication</a>.</li>
<li>For breadth, or for posts that ask for a master’s degree in any subject, the general programme leaves you more room.</li>
</ul>
<p>You may change your choice until the end of the second week of the first semester.</p>`.trim(),
  },
  {
    key: 'ma-medium',
    program: 'online-ma',
    question: 'In which language is the programme taught?',
    answer:
      '<p>Classes, study material and examinations are in English. In live classes, teachers explain in Hindi as well where it helps, and a writing clinic supports those who studied in another medium.</p>',
  },
  {
    key: 'ma-dissertation',
    program: 'online-ma',
    question: 'What is expected of the dissertation?',
    answer:
      '<p>A text of about fifteen thousand words on a question of your own, worked out with a mentor in the fourth semester and defended by video call. In Mass Communication, a production with a reflective essay may take its place.</p>',
  },
  {
    key: 'ma-fee',
    program: 'online-ma',
    question: 'What does the whole programme cost?',
    answer: `
<p>For Indian students, in every specialisation:</p>
<table>
<thead><tr><th>Plan</th><th>Total</th><th>Payments</th></tr></thead>
<tbody>
<tr><td>Semester</td><td>₹55,000</td><td>₹14,500, then ₹13,500 three times</td></tr>
<tr><td>Annual</td><td>₹52,500</td><td>₹27,000, then ₹25,500</td></tr>
<tr><td>Lumpsum</td><td>₹50,000</td><td>once, or ₹5,000 and twelve times ₹3,750</td></tr>
</tbody>
</table>
<p>Each total holds the registration fee and the first attempt of all examinations.</p>`.trim(),
  },
];
