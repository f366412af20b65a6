import type { SeedFaq } from '../seed-program.ts';

export const bbaFaqs: SeedFaq[] = [
  {
    key: 'bba-stream',
    program: 'online-bba',
    question: 'I took science at school. Will I manage the BBA?',
    answer:
      '<p>Yes. You don’t need school commerce for any first-year subject. Accounting starts with the first entry in a cash book, and your maths will make statistics easier.</p>',
  },
  {
    key: 'bba-groups',
    program: 'online-bba',
    question: 'Can I change between the morning and the evening group?',
    answer:
      '<p>Yes. You choose a group when you apply and can change it at the start of every semester. If a shift or an exam makes you miss your class one week, you can join the other group without asking.</p>',
  },
  {
    key: 'bba-family-business',
    program: 'online-bba',
    question: 'My family has a shop. Can I do the internship there?',
    answer:
      '<p>Yes, if the task is new to the shop: a stock register, a costing, or a first month of selling online. You agree the task with a supervisor beforehand, and the supervisor visits by video call.</p>',
  },
  {
    key: 'bba-fee',
    program: 'online-bba',
    question: 'How much does the three-year BBA cost, and how can I pay?',
    answer: `
<p>For Indian students:</p>
<table>
<thead><tr><th>Plan</th><th>Total</th><th>Payments</th></tr></thead>
<tbody>
<tr><td>Semester</td><td>₹1,45,000</td><td>₹25,000, then ₹24,000 five times</td></tr>
<tr><td>Annual</td><td>₹1,42,000</td><td>₹48,000, then ₹47,000 twice</td></tr>
<tr><td>Lumpsum</td><td>₹1,35,000</td><td>in full, or ₹15,000 and then ₹10,000 twelve times</td></tr>
</tbody>
</table>
<p>You can also spread the Lumpsum plan over thirty months at 9% a year: ₹15,000 at admission, ₹4,482 a month and a processing fee of ₹1,000. That’s ₹1,50,460 in total. The lending partner has to approve monthly payments.</p>`.trim(),
  },
];
