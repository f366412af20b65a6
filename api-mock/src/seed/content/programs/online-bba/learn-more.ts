import type { SeedProgram } from '../../seed-program.ts';

export const bbaLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'BBA or BCom?',
    description: `
<p>Both are three-year degrees for those who want to work in business, and the first accounting classes look much alike. They part soon after.</p>
<table>
<thead><tr><th>Question</th><th>BBA</th><th>BCom</th></tr></thead>
<tbody>
<tr><td>What you look at</td><td>The firm as a whole</td><td>Its books, taxes and law</td></tr>
<tr><td>Accounting subjects</td><td>Two</td><td>Six and an audit</td></tr>
<tr><td>How you are assessed</td><td>More presentations and group work</td><td>More problems to solve</td></tr>
<tr><td>Where it leads</td><td>Sales, operations, people, an MBA</td><td>Accounts, tax, banking, professional courses</td></tr>
</tbody>
</table>
<p>If you enjoy finding out why a shop is full, take the BBA. If you would rather know whether it earns anything, look at the <a href="/online-bcom">Bachelor of Commerce</a>.</p>`.trim(),
  },
  {
    title: 'The internship, and how to find one',
    description: `
<p>Between the fourth and the fifth semester, or on the side during the fifth, you spend six weeks in a firm. About two hundred hours are expected, and they may be spread over evenings and weekends.</p>
<h3>Where</h3>
<p>Any registered business will do: a wholesaler, a hospital office, a school, a software firm, a transporter. If you have no contact, the placement desk helps you to write to ten firms near you and to prepare for the first conversation.</p>
<h3>In your family’s business</h3>
<p>You may work at home, on one condition: the task has to be new. Good examples are a stock register that agrees with the shelf, a price list that covers its costs, or a first month of selling online.</p>
<h3>What you hand in</h3>
<p>A diary of a few lines a day, a report of fifteen pages and a letter from the firm. Your supervisor visits by video call once.</p>`.trim(),
  },
  {
    title: 'What the three years ask of you',
    description: `
<p>Plan for about twenty hours a week: three live classes, the recorded lessons between them, and exercises. The exercises matter most. Accounts cannot be learned by watching, so there is a small set of entries to make every week, which is corrected by the system at once and discussed on Friday.</p>
<p>Assignments, class work and quizzes count for thirty marks in a hundred, the end-semester examination for seventy. Forty are needed to pass a subject. The degree is meant to take three years; if life interferes, it may be completed within six.</p>`.trim(),
  },
  {
    title: 'Medium of study',
    description:
      '<p>Classes and examinations are in English. Tutors explain in Hindi as well, and the glossary of each subject gives every term in both.</p>',
  },
];
