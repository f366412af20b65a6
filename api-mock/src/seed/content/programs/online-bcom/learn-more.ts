import type { SeedProgram } from '../../seed-program.ts';

export const bcomLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'One business, six semesters',
    description: `
<p>Most accounting courses change the example with every chapter. We follow one fictional business, a trader in hand tools from Ludhiana, from its first day.</p>
<ol>
<li><strong>First semester:</strong> the trader opens a cash book. You record a month of purchases and sales.</li>
<li><strong>Second semester:</strong> a partner joins, a machine is bought and wears out, and a customer doesn’t pay.</li>
<li><strong>Third semester:</strong> the partnership becomes a company and issues shares.</li>
<li><strong>Fourth semester:</strong> it registers for GST, takes a loan, and works out what a spanner really costs.</li>
<li><strong>Fifth semester:</strong> you audit the books you’ve kept.</li>
<li><strong>Sixth semester:</strong> you compare five years of its accounts and advise a bank on its loan application.</li>
</ol>
<p>It’s the same business throughout, so a mistake you make in one semester shows up in another. You remember it better that way.</p>`.trim(),
  },
  {
    title: 'If you didn’t take commerce at school',
    description: `
<p>Many students come from science or arts, and we’ve planned the first semester for them. Three things help:</p>
<ul>
<li>a preparatory week before the semester, with ten short lessons on debit, credit and ledgers;</li>
<li>an extra problem class on Saturdays, until the middle of the first semester;</li>
<li>the subject <em>Mathematics of Finance</em>, which needs percentages and patience, and no calculus.</li>
</ul>
<p>If you’ve studied accountancy for two years, you can skip the preparatory week, but you still have to do the problems.</p>`.trim(),
  },
  {
    title: 'BCom with a professional course',
    description: `
<p>Many students do a BCom along with chartered accountancy, cost accountancy or company secretaryship. With a little planning, the two go well together.</p>
<p>The institutes conduct the professional exams and decide on registration and exemptions, so please check their rules first. If one of our papers is on the same day as one of theirs, you can take ours with the next exams at no extra charge.</p>
<p>If you’re an articled trainee, your training can count as the fifth-semester internship. You’ll need a letter from your principal.</p>`.trim(),
  },
  {
    title: 'Software you’ll need',
    description:
      '<p>You don’t need to buy any. Accounting software and the practice portals run in your browser. From the second semester, a laptop is easier to work on than a phone.</p>',
  },
];
