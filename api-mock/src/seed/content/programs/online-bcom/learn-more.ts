import type { SeedProgram } from '../../seed-program.ts';

export const bcomLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'One firm, six semesters',
    description: `
<p>Most accounting courses change the example with every chapter. We follow one invented business, a trader in hand tools from Ludhiana, from its first day.</p>
<ol>
<li><strong>First semester:</strong> the trader opens a cash book. You record a month of purchases and sales.</li>
<li><strong>Second semester:</strong> a partner joins, a machine is bought and wears out, a customer does not pay.</li>
<li><strong>Third semester:</strong> the partnership becomes a company and issues shares.</li>
<li><strong>Fourth semester:</strong> it registers for the goods and services tax, takes a loan, and asks what a spanner really costs.</li>
<li><strong>Fifth semester:</strong> you audit the books that you have kept.</li>
<li><strong>Sixth semester:</strong> you compare five years of its accounts and advise a bank that has been asked for money.</li>
</ol>
<p>Because the story goes on, a mistake made in one semester is found in another. That is how most accountants remember what they know.</p>`.trim(),
  },
  {
    title: 'If you did not take commerce at school',
    description: `
<p>Many learners come to the first semester from science or the arts, and the course is planned for them. Three things help:</p>
<ul>
<li>a preparatory week before the semester, with ten short lessons on debit, credit and the shape of a ledger;</li>
<li>an extra problem hour on Saturdays, until the middle of the first semester;</li>
<li>the subject <em>Mathematics of Finance</em>, which needs percentages and patience rather than calculus.</li>
</ul>
<p>Those who have studied accountancy for two years may skip the preparatory week, but not the problems.</p>`.trim(),
  },
  {
    title: 'BCom and the professional courses',
    description: `
<p>Many learners study commerce beside chartered accountancy, cost accountancy or company secretaryship. The two go well together, with a little planning.</p>
<p>The professional examinations are conducted by their institutes, which also decide on registration and exemptions; please read their rules before you rely on either. What we can do is to keep our own calendar out of the way: where one of our papers falls on the day of theirs, you may sit it with the next examinations at no further charge.</p>
<p>Articled trainees may have their training counted as the internship of the fifth semester, on a letter from their principal.</p>`.trim(),
  },
  {
    title: 'Software you will need',
    description:
      '<p>None that costs anything. Accounting software and the practice portals run in the browser; a laptop is more comfortable than a phone from the second semester on.</p>',
  },
];
