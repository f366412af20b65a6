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
    title: 'The general MBA or a specialisation?',
    description: `
<p>Both lead to the degree of Master of Business Administration; in a specialisation its field is named on the certificate.</p>
<table>
<thead><tr><th>Part</th><th>General MBA</th><th>Specialisation</th></tr></thead>
<tbody>
<tr><td>First year</td><td>Twelve foundation subjects</td><td>The same twelve</td></tr>
<tr><td>Third semester</td><td>Three electives from any field</td><td>Three subjects of the field</td></tr>
<tr><td>Fourth semester</td><td>Two electives from any field</td><td>Two electives, at least one of the field</td></tr>
<tr><td>Capstone project</td><td>Any problem of a firm</td><td>A problem of the field</td></tr>
</tbody>
</table>
<p>The fee is the same. You may move from one to the other until the end of the second semester, so a wrong guess at the start costs nothing.</p>`.trim(),
  },
  {
    title: 'Assessment',
    description:
      '<p>Assignments, quizzes and case notes count for thirty marks in a hundred, the end-semester examination for seventy; forty are needed to pass. Examinations are proctored and taken from home in December and June.</p>',
  },
];
