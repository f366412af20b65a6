import type { SeedProgram } from '../../seed-program.ts';

export const economicsLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'How much maths is there?',
    description: `
<p>Less than an engineer needs, but more than most students expect after school. By the end of the first year you’ll be able to:</p>
<ul>
<li>read and draw a function, and say what its slope means for a household or a company;</li>
<li>find the highest and lowest value of something, with one condition;</li>
<li>work with averages, spread, index numbers and growth rates;</li>
<li>judge whether a difference between two groups could be chance.</li>
</ul>
<p>That’s enough for every compulsory paper. If you left maths after class 10, take the two weeks of preparation that open on the platform once we’ve verified your documents, and come to the Thursday clinic. Students who do both usually find the second semester easier than the first.</p>`.trim(),
  },
  {
    title: 'A fourth-semester project',
    description: `
<p>In Introduction to Econometrics you take one district and ask a small question about it. For example: do vegetable prices in the district town follow prices in the state capital, and how much later? Do villages with a bus service send more girls to class 11? Do two-wheeler sales go up after a good monsoon?</p>
<p>You collect the data, plot it, estimate one equation and write four pages. Two of the four must say why your answer may be wrong.</p>`.trim(),
  },
  {
    title: 'Books',
    description:
      '<p>Each subject follows one textbook, which you borrow from the digital library. For topics on India you also read chapters from the Economic Survey.</p>',
  },
];
