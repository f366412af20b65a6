import type { SeedFaq } from '../seed-program.ts';

export const maFaqs: SeedFaq[] = [
  {
    key: 'ma-first-degree',
    program: 'online-ma',
    question: 'I graduated in commerce or science. Can I join the Master of Arts?',
    answer:
      '<p>Yes. A bachelor’s degree in any subject is enough. In the first semester, every subject starts from the basics. You also take a common paper on academic reading and writing, where you learn how to build an argument in the humanities.</p>',
  },
  {
    key: 'ma-choosing',
    program: 'online-ma',
    question: 'How do I choose between the general programme and a specialisation?',
    answer: `
<p>Think about what you want to do with your degree.</p>
<ul>
<li>For college teaching and the National Eligibility Test, choose the subject you’ll take the test in: <a href="/online-ma/english">English</a>, <a href="/online-ma/political-science">Political Science</a> or <a href="/online-ma/mass-communication">Mass Communication</a>.</li>
<li>If you want to study widely, or want jobs that ask for a master’s degree in any subject, choose the general programme.</li>
</ul>
<p>You can change your choice until the end of the second week of the first semester.</p>`.trim(),
  },
  {
    key: 'ma-medium',
    program: 'online-ma',
    question: 'Which language are classes in?',
    answer:
      '<p>Classes, study material and exams are in English. In live classes, teachers also explain in Hindi where it helps. If you studied in another medium, our writing clinic helps you with your English.</p>',
  },
  {
    key: 'ma-dissertation',
    program: 'online-ma',
    question: 'What do I have to do for the dissertation?',
    answer:
      '<p>You write about fifteen thousand words on a question you choose. You work on it with a mentor in the fourth semester and defend it on a video call. In Mass Communication, you can submit a production with a reflective essay instead.</p>',
  },
  {
    key: 'ma-fee',
    program: 'online-ma',
    question: 'What does the whole programme cost?',
    answer: `
<p>For Indian students, the fee is the same in every specialisation:</p>
<table>
<thead><tr><th>Plan</th><th>Total</th><th>Payments</th></tr></thead>
<tbody>
<tr><td>Semester</td><td>₹55,000</td><td>₹14,500, then ₹13,500 three times</td></tr>
<tr><td>Annual</td><td>₹52,500</td><td>₹27,000, then ₹25,500</td></tr>
<tr><td>Lumpsum</td><td>₹50,000</td><td>in full, or ₹5,000 and then ₹3,750 twelve times</td></tr>
</tbody>
</table>
<p>Each total includes the registration fee and your first attempt at every exam.</p>`.trim(),
  },
];
