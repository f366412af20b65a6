import type { SeedFaq } from '../seed-program.ts';

export const bbaFaqs: SeedFaq[] = [
  {
    key: 'bba-stream',
    program: 'online-bba',
    question: 'I took science at school. Will I manage the BBA?',
    answer:
      '<p>Yes. No subject of the first year expects commerce at school. Accounting starts with the first entry in a cash book, and what you know of mathematics will make statistics easier.</p>',
  },
  {
    key: 'bba-groups',
    program: 'online-bba',
    question: 'Can I change between the morning and the evening group?',
    answer:
      '<p>You choose a group with your application and may change it at the start of every semester. If a shift or an examination keeps you from your own class in a single week, you may sit in on the other group without asking.</p>',
  },
  {
    key: 'bba-family-business',
    program: 'online-bba',
    question: 'My family has a shop. Can I do the internship there?',
    answer:
      '<p>You can, if the task is new to the shop: a stock register, a costing, a first month of selling online. A supervisor agrees the task with you beforehand and visits by video call.</p>',
  },
  {
    key: 'bba-fee',
    program: 'online-bba',
    question: 'What do three years of BBA cost, and how can I pay?',
    answer: `
<p>For Indian students:</p>
<table>
<thead><tr><th>Plan</th><th>Total</th><th>Payments</th></tr></thead>
<tbody>
<tr><td>Semester</td><td>₹1,45,000</td><td>₹25,000, then ₹24,000 five times</td></tr>
<tr><td>Annual</td><td>₹1,42,000</td><td>₹48,000, then ₹47,000 twice</td></tr>
<tr><td>Lumpsum</td><td>₹1,35,000</td><td>once, or ₹15,000 and twelve times ₹10,000</td></tr>
</tbody>
</table>
<p>The Lumpsum plan can also be spread over thirty months at 9% a year: ₹15,000 at admission, ₹4,482 a month and a processing fee of ₹1,000, ₹1,50,460 in all. Monthly payments are subject to the approval of the lending partner.</p>`.trim(),
  },
];
