import type { SeedProgram } from '../../seed-program.ts';

export const mbaLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'Who the MBA is for',
    description: `
<p>You can join with a degree in any discipline. Most students join for one of three reasons:</p>
<ul>
<li><strong>To move up.</strong> You’re good at your work and lead others now, or will soon. You need finance, people skills and a view of the whole company.</li>
<li><strong>To change fields.</strong> You trained as an engineer, teacher or nurse and want to work in planning, product or administration.</li>
<li><strong>To build a business.</strong> You run a shop, a practice or a family business and want to make it stronger.</li>
</ul>
<p>Work experience helps, but you don’t need it. If you’re coming straight from college, take our short bridge course in spreadsheets before the first semester. It’s free.</p>`.trim(),
  },
  {
    title: 'How the electives work',
    description: `
<p>At the end of the second semester you choose three electives for the third semester. One semester later you choose two more for the fourth.</p>
<ol>
<li>Look through the groups on this page and note the subjects you’d use within a year.</li>
<li>Join the evening session where teachers present their electives, or watch the recording.</li>
<li>Enter your choice on the learning platform. You can change it until the second week of the semester.</li>
</ol>
<p>If you take three or more electives from one group, your mark sheet names the group, for example <em>with electives in Finance</em>. You can also mix them, for example analytics with marketing.</p>`.trim(),
  },
  {
    title: 'The general MBA or a specialisation?',
    description: `
<p>Both lead to the degree of Master of Business Administration. If you specialise, your certificate mentions the specialisation.</p>
<table>
<thead><tr><th>Part</th><th>General MBA</th><th>Specialisation</th></tr></thead>
<tbody>
<tr><td>First year</td><td>Twelve foundation subjects</td><td>The same twelve</td></tr>
<tr><td>Third semester</td><td>Three electives from any field</td><td>Three subjects in the field</td></tr>
<tr><td>Fourth semester</td><td>Two electives from any field</td><td>Two electives, at least one in the field</td></tr>
<tr><td>Capstone project</td><td>Any problem in a company</td><td>A problem in the field</td></tr>
</tbody>
</table>
<p>The fee is the same. You can switch until the end of the second semester, and switching is free.</p>`.trim(),
  },
  {
    title: 'Assessment',
    description:
      '<p>Assignments, quizzes and case notes carry 30 marks out of 100, and the end-semester exam carries 70. You need 40 to pass. You take proctored exams from home in December and June.</p>',
  },
];
