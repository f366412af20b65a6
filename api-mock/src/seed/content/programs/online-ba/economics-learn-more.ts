import type { SeedProgram } from '../../seed-program.ts';

export const economicsLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'How much mathematics is there?',
    description: `
<p>Less than an engineer needs and more than most school leavers expect. By the end of the first year you will be able to:</p>
<ul>
<li>read and draw a function, and say what its slope means for a household or a firm;</li>
<li>find the largest and the smallest value of something, with one condition attached;</li>
<li>work with averages, spread, index numbers and growth rates;</li>
<li>judge whether a difference between two groups could be chance.</li>
</ul>
<p>That is enough for every compulsory paper. If you left mathematics after class 10, take the two weeks of preparation that open on the platform once your documents have been verified, and use the clinic on Thursdays. Learners who do both usually find the second semester easier than the first.</p>`.trim(),
  },
  {
    title: 'A piece of work from the fourth semester',
    description: `
<p>In Introduction to Econometrics each learner takes one district and asks a small question of it. Some that have been set: does the price of vegetables in the district town follow the price in the state capital, and with what delay? Do villages with a bus service send more girls to class 11? Does a good monsoon show in the sales of two-wheelers?</p>
<p>You collect the series, draw them, estimate one equation and write four pages. Two of the four have to say why the answer may be wrong.</p>`.trim(),
  },
  {
    title: 'Books',
    description:
      '<p>Each subject follows one textbook, lent through the digital library, with chapters from the Economic Survey where it treats India.</p>',
  },
];
