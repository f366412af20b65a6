import type { SeedProgram } from '../../seed-program.ts';

export const bbaLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'BBA or BCom?',
    description: `
<p>Both are three-year degrees for students who want to work in business, and the first accounting classes are very similar. After that they’re quite different.</p>
<table>
<thead><tr><th>Question</th><th>BBA</th><th>BCom</th></tr></thead>
<tbody>
<tr><td>What you study</td><td>The whole business</td><td>Its accounts, taxes and law</td></tr>
<tr><td>Accounting subjects</td><td>Two</td><td>Six and an audit</td></tr>
<tr><td>How we assess you</td><td>More presentations and group work</td><td>More problems to solve</td></tr>
<tr><td>Where it leads</td><td>Sales, operations, HR, an MBA</td><td>Accounts, tax, banking, professional courses</td></tr>
</tbody>
</table>
<p>If you like finding out why a shop is full, choose the BBA. If you’d rather know whether it makes money, look at the <a href="/online-bcom">Bachelor of Commerce</a>.</p>`.trim(),
  },
  {
    title: 'The internship, and how to find one',
    description: `
<p>You spend six weeks in a company, either between the fourth and fifth semesters or alongside the fifth. Plan for about two hundred hours. You can spread them over evenings and weekends.</p>
<h3>Where</h3>
<p>Any registered business is fine: a wholesaler, a hospital office, a school, a software company, a transporter. If you don’t know anyone, the placement desk helps you write to ten companies near you and prepare for the first interview.</p>
<h3>In your family’s business</h3>
<p>You can work in your family’s business on one condition: the task has to be new. Good examples are a stock register that matches the shelf, a price list that covers its costs, or a first month of selling online.</p>
<h3>What you submit</h3>
<p>A diary of a few lines a day, a fifteen-page report and a letter from the company. Your supervisor visits once by video call.</p>`.trim(),
  },
  {
    title: 'How much time you’ll need',
    description: `
<p>Plan for about twenty hours a week: three live classes, recorded lessons and exercises. You can’t learn accounts by watching, so every week you make a small set of entries and discuss them in class on Friday.</p>
<p>Assignments, class work and quizzes carry 30 marks out of 100, the end-semester exam 70. You need 40 to pass a subject. You can take up to six years for the degree.</p>`.trim(),
  },
  {
    title: 'Medium of study',
    description:
      '<p>Classes and exams are in English. Tutors also explain in Hindi, and the glossary of each subject gives every term in both languages.</p>',
  },
];
