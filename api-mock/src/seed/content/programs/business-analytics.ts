import { card, highlight, keyPoint } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const businessAnalytics = mbaSpecialisation({
  slug: 'business-analytics',
  field: 'Business Analytics',
  group: 'Business Analytics',
  further: ['Financial Analytics', 'Text and Survey Analytics'],
  program_code: 'MG204',
  short_description:
    'Turn business questions into decisions. Build models and explain them, in an MBA for people who like both numbers and people.',
  promotional_text:
    'Admissions are open for the MBA in Business Analytics. You don’t need to know programming. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner2_additional_info: 'Visualisation, Prediction, Spreadsheet models',
  banner3_additional_info: 'No programming needed to start, Capstone with real data',
  highlights: [
    highlight('Credits', '96'),
    highlight('Subjects in analytics', '6'),
    highlight('Electives to choose from', '10'),
    highlight('Capstone in Business Analytics', '8 credits'),
  ],
  key_points: [
    keyPoint('chart', 'Start with the right question'),
    keyPoint('code', 'SQL and Python where they help'),
    keyPoint('users', 'Explain results to anyone'),
  ],
  description: `
<p>Most analytics projects fail because the question wasn’t clear at the start, or because nobody acted on the answer at the end. The MBA in Business Analytics trains you for both, along with the analysis in between.</p>
<p>In the common first year of the <a href="/online-mba">MBA</a> you learn what managers decide and how they talk about it. The second year adds visualisation, prediction and spreadsheet modelling, two electives, and a capstone with an organisation that has data and a problem: a hospital pharmacy, a bus depot, a chain of bakeries.</p>
<p>We teach programming as you need it, in labs for each subject, and school maths is enough. If you want only the techniques, look at the <a href="/data-analytics">Diploma in Data Analytics</a>. If you want to build the systems, look at the <a href="/online-mca">MCA</a>.</p>`.trim(),
  key_contents: [
    card(
      'chart',
      'Visualisation',
      'Dashboards and charts for people who have two minutes, with scales that don’t mislead.',
    ),
    card(
      'brain',
      'Prediction',
      'Regression, trees and simple forecasting, and how to tell a good fit from a lucky one.',
    ),
    card('rupee', 'Decisions', 'Spreadsheet models of stock, price and staff that show how uncertain each result is.'),
  ],
  benefits: [
    card(
      'users',
      'Real data for your capstone',
      'We have a list of organisations that share data with students under a written agreement.',
    ),
    card(
      'lock',
      'Privacy from the first exercise',
      'You learn to remove what identifies a person before you do any analysis.',
    ),
    card(
      'mail',
      'One page, no jargon',
      'Every analysis ends in a one-page summary for the person who decides. It carries half the marks.',
    ),
  ],
  roadmap: [
    card(
      'chart',
      'Business analyst',
      'Work between departments that have questions and the people who manage the data.',
    ),
    card('briefcase', 'Supply chain and operations', 'Demand planner, pricing analyst or logistics analyst.'),
    card('phone', 'Customer analytics', 'Retention, credit scoring or campaign analysis in banks, telecom and retail.'),
    card('star', 'Analytics lead', 'With experience, decide what your team analyses and what it doesn’t need to.'),
  ],
  learn_more: [
    {
      title: 'How much programming will I learn?',
      description: `
<p>Enough to work on your own, but you won’t become a programmer.</p>
<table>
<thead><tr><th>Semester</th><th>Tool</th><th>What you do with it</th></tr></thead>
<tbody>
<tr><td>First</td><td>Spreadsheet</td><td>Describe, summarise and test</td></tr>
<tr><td>Second</td><td>Spreadsheet and SQL</td><td>Get data for a research question</td></tr>
<tr><td>Third</td><td>SQL, Python, a dashboard tool</td><td>Clean, predict and present</td></tr>
<tr><td>Fourth</td><td>Whatever your capstone needs</td><td>Answer one question well</td></tr>
</tbody>
</table>
<p>We record every lab and give you a starter notebook. You can use any tool you already know, as long as your teacher can repeat the result.</p>`.trim(),
    },
    {
      title: 'An example of a capstone',
      description: `
<p>A dairy throws away some of its curd every week, yet some shops run short every day. How much should it make on a Tuesday?</p>
<p>The student spends three weeks understanding how the dairy takes orders, two weeks cleaning two years of delivery notes, and another two weeks on a forecast that beats the foreman’s on four days out of seven. The recommendation is to use the forecast on those four days and the foreman’s estimate on the other three. It’s a good capstone because the dairy can start using it on Monday.</p>`.trim(),
    },
  ],
  featured: ['online-mca', 'online-mba-plus', 'data-analytics', 'artificial-intelligence-and-machine-learning'],
});
