import { diploma } from '../built-in.ts';
import { diplomaFees } from '../built-in-fees.ts';
import { card, highlight, keyPoint } from '../cards.ts';
import { semester } from '../structure.ts';
import { DIPLOMA_MODE, LAB_NOTE, labBenefits } from '../study-modes.ts';

export const dataAnalytics = diploma({
  slug: 'data-analytics',
  subject: 'Data Analytics',
  program_code: 'CS101',
  fees: diplomaFees,
  mode: DIPLOMA_MODE,
  short_description:
    'Learn to collect, clean, question and present data with spreadsheets, SQL and Python, and finish with an analysis of a data set you chose.',
  promotional_text:
    'Applications for the Diploma in Data Analytics are open to everyone who has passed 10+2. Pay ₹2,800 a month without interest.',
  banner_additional_info: '1 year, 2 semesters, 40 credits',
  banner2_additional_info: 'Spreadsheets, SQL, Python, Dashboards',
  banner3_additional_info: 'Open after 10+2, Live classes on Saturdays',
  highlights: [
    highlight('Duration', '1 year'),
    highlight('Credits', '40'),
    highlight('Subjects', '10'),
    highlight('Project', '4 credits'),
  ],
  key_points: [
    keyPoint('chart', 'From spreadsheet to dashboard'),
    keyPoint('code', 'SQL and Python from the beginning'),
    keyPoint('briefcase', 'A project for your portfolio'),
  ],
  description: `
<p>Every shop, school and ministry now keeps data; few have someone who can read it. This diploma takes you from a first spreadsheet to a dashboard that a manager can act on. You learn to ask a question that data can answer, to fetch and clean what you need, to test whether a pattern is more than chance, and to show the result without misleading.</p>
<p>No programming is expected at the start. Mathematics at the level of class 10 is enough; the statistics you need are taught in the first semester. If you wish to go further into models that learn, continue with the <a href="/artificial-intelligence-and-machine-learning">Diploma in Artificial Intelligence and Machine Learning</a>.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'Statistics you can explain',
      'Averages, spread, sampling and testing, always with the question: what does this number say, and what does it not?',
    ),
    card(
      'code',
      'SQL and Python',
      'Query databases and automate the cleaning of data with the two languages most often named in analysts’ job descriptions.',
    ),
    card(
      'chart',
      'Charts that are honest',
      'Choose the right chart, label it well and build dashboards that answer the next question too.',
    ),
    card(
      'shield',
      'Data and the law',
      'Consent, anonymity and the duties that Indian data protection law places on those who handle personal data.',
    ),
  ],
  benefits: labBenefits('Notebooks, databases and dashboards run in an online lab that is open day and night.'),
  roadmap: [
    card('chart', 'Data analyst', 'Prepare reports and answer questions for sales, finance or operations teams.'),
    card('briefcase', 'MIS executive', 'Build and maintain the daily and monthly figures a business runs on.'),
    card('users', 'Research assistant', 'Collect and evaluate surveys for institutes, NGOs and public programmes.'),
    card('star', 'Further study', 'Go on to a bachelor’s degree, or to a second diploma in machine learning.'),
  ],
  semesters: [
    semester(1, [
      ['Foundations of Data Analytics', 4],
      ['Statistics for Data Analysis', 4],
      ['Spreadsheets for Business Data', 4],
      ['Databases and SQL', 4],
      ['Programming in Python', 4],
    ]),
    semester(2, [
      ['Data Cleaning and Exploration with Python', 4],
      ['Data Visualisation and Dashboards', 4],
      ['Predictive Modelling', 4],
      ['Data Ethics and Protection', 4],
      ['Data Analytics Project', 4],
    ]),
  ],
  program_structure_disclaimer: LAB_NOTE,
  learn_more: [
    {
      title: 'What you will have made by the end',
      description: `
<p>The diploma is built around things you can show. By the end of the year your portfolio holds:</p>
<ul>
<li>a workbook that turns a raw sales register into a monthly report;</li>
<li>a database of at least five tables, with the queries that answer ten questions put by a fictional shopkeeper;</li>
<li>a notebook that cleans and explores a public data set, such as crop prices or train delays;</li>
<li>a dashboard, and a project report of about twenty pages that explains it to someone who has never seen the data.</li>
</ul>
<p>The project uses open data or, with written permission, data of your employer.</p>`.trim(),
    },
  ],
  featured: ['artificial-intelligence-and-machine-learning', 'cyber-security', 'online-mba', 'cloud-computing'],
});
