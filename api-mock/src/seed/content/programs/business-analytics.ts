import { card, highlight, keyPoint } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const businessAnalytics = mbaSpecialisation({
  slug: 'business-analytics',
  field: 'Business Analytics',
  group: 'Business Analytics',
  further: ['Financial Analytics', 'Text and Survey Analytics'],
  program_code: 'MG204',
  short_description:
    'Turn a vague question into a model, and the model into a decision that someone will own: an MBA for those who like numbers and people.',
  promotional_text:
    'Applications for the MBA in Business Analytics are open. No programming is expected at the start. Pay ₹9,000 a month without interest on the Lumpsum plan.',
  banner2_additional_info: 'Visualisation, Prediction, Spreadsheet models',
  banner3_additional_info: 'No programming expected at the start, Capstone with a data owner',
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '96'),
    highlight('Subjects in analytics', '6'),
    highlight('Electives to choose from', '10'),
    highlight('Capstone in the field', '8 credits'),
  ],
  key_points: [
    keyPoint('chart', 'Questions before charts'),
    keyPoint('code', 'SQL and Python where they help'),
    keyPoint('users', 'Results told to non-analysts'),
  ],
  description: `
<p>Most analyses fail in one of two places: at the beginning, where the question was never clear, or at the end, where nobody felt obliged to act. The MBA in Business Analytics trains you for both ends as carefully as for the middle.</p>
<p>With the common first year of the <a href="/online-mba">MBA</a> behind you, you know what managers decide and in what language. The second year adds visualisation, prediction and spreadsheet modelling, two electives, and a capstone with someone who owns data and a problem: a hospital pharmacy, a bus depot, a chain of bakeries.</p>
<p>Programming is taught as it is needed, in a subject-by-subject laboratory; school mathematics is sufficient. Those who want the techniques alone may prefer the <a href="/data-analytics">Diploma in Data Analytics</a>, and those who want to build the systems the <a href="/online-mca">MCA</a>.</p>`.trim(),
  key_contents: [
    card(
      'chart',
      'Seeing',
      'Dashboards and single charts for people who have two minutes, with the scale starting where it should.',
    ),
    card(
      'brain',
      'Predicting',
      'Regression, trees and simple forecasting, and above all how to tell a good fit from a lucky one.',
    ),
    card(
      'rupee',
      'Deciding',
      'Spreadsheet models of stock, price and staff, with the uncertainty shown instead of hidden.',
    ),
  ],
  benefits: [
    card(
      'users',
      'A data owner for your capstone',
      'The university keeps a list of organisations that will share data under a written agreement.',
    ),
    card(
      'lock',
      'Privacy from the first exercise',
      'You learn to remove what identifies a person before you learn to compute anything.',
    ),
    card(
      'mail',
      'One page, no jargon',
      'Each analysis ends in a page for the person who decides. It carries half of the marks.',
    ),
  ],
  roadmap: [
    card('chart', 'Business analyst', 'Between a department that has questions and the people who keep the data.'),
    card('briefcase', 'Supply chain and operations', 'Demand planner, pricing analyst or logistics analyst.'),
    card('phone', 'Customer analytics', 'Retention, credit scoring or campaign analysis in banks, telecom and retail.'),
    card(
      'star',
      'Analytics lead',
      'With experience, responsible for what a team analyses, and for what it leaves alone.',
    ),
  ],
  learn_more: [
    {
      title: 'How much programming?',
      description: `
<p>Enough to be independent, not enough to be called a programmer.</p>
<table>
<thead><tr><th>Semester</th><th>Tool</th><th>What you do with it</th></tr></thead>
<tbody>
<tr><td>First</td><td>Spreadsheet</td><td>Describe, summarise and test</td></tr>
<tr><td>Second</td><td>Spreadsheet and SQL</td><td>Fetch data for a research question</td></tr>
<tr><td>Third</td><td>SQL, Python, a dashboard tool</td><td>Clean, predict and show</td></tr>
<tr><td>Fourth</td><td>Whatever the capstone needs</td><td>Answer one question well</td></tr>
</tbody>
</table>
<p>Every laboratory is recorded, and a starter notebook is provided. You may use any tool you already know, as long as your teacher can repeat the result.</p>`.trim(),
    },
    {
      title: 'An example of a capstone',
      description: `
<p>A dairy throws away part of its curd each week and disappoints some shops each day. How much should it make on a Tuesday?</p>
<p>The learner spends three weeks in understanding how orders are taken, two in cleaning two years of delivery notes, and a fortnight on a forecast that beats the foreman’s on four days out of seven. The recommendation uses the forecast on those four days and the foreman on the other three. It is a good capstone because the dairy can follow it on Monday.</p>`.trim(),
    },
  ],
  featured: ['online-mca', 'online-mba-plus', 'data-analytics', 'artificial-intelligence-and-machine-learning'],
});
