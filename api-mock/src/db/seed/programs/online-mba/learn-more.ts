import type { SeedProgram } from '../../seed-program.ts';

export const mbaLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'Who the MBA is for',
    description: `
<p>The programme takes in graduates of every discipline. In practice its learners come with three kinds of purpose:</p>
<ul>
<li><strong>To move up.</strong> You know your trade and now lead others, or soon will. You need finance, people skills and a view of the whole firm.</li>
<li><strong>To move across.</strong> You trained as an engineer, teacher or nurse and want to work in planning, product or administration.</li>
<li><strong>To build.</strong> You run a shop, a practice or a family firm and want to put it on a firmer footing.</li>
</ul>
<p>Work experience is welcome but not required. Those who come straight from college are advised to take the short bridge course in spreadsheets that is offered, without charge, before the first semester.</p>`.trim(),
  },
  {
    title: 'How the electives work',
    description: `
<p>At the end of the second semester you choose three electives for the third semester, and a semester later two more for the fourth.</p>
<ol>
<li>Look through the groups on this page and note the subjects you would use within a year.</li>
<li>Join the evening at which the teachers present their electives; it is recorded.</li>
<li>Enter your choice on the learning platform. You may change it until the second week of the semester.</li>
</ol>
<p>Three or more electives from one group are named together on your mark sheet, for example <em>with electives in Finance</em>. If you prefer a mixture, for example analytics with marketing, that is equally possible.</p>`.trim(),
  },
  {
    title: 'Assessment',
    description:
      '<p>Assignments, quizzes and case notes count for thirty marks in a hundred, the end-semester examination for seventy; forty are needed to pass. Examinations are proctored and taken from home in December and June.</p>',
  },
];
