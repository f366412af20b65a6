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
    'Learn to find answers in data. Collect, clean, analyse and present it with spreadsheets, SQL and Python.',
  promotional_text:
    'Admissions are open for the Diploma in Data Analytics. You can join after 10+2. No-cost EMI of {monthly} a month.',
  banner_additional_info: '2 semesters',
  banner2_additional_info: 'Spreadsheets, SQL, Python, Dashboards',
  banner3_additional_info: 'Open after 10+2, Live classes on Saturdays',
  highlights: [highlight('Credits', '40'), highlight('Subjects', '10'), highlight('Project', '4 credits')],
  key_points: [
    keyPoint('chart', 'From spreadsheet to dashboard'),
    keyPoint('code', 'SQL and Python from the start'),
    keyPoint('briefcase', 'A project for your portfolio'),
  ],
  description: `
<p>Every shop, school and government office now has data, but few have people who can read it. This diploma takes you from your first spreadsheet to a dashboard that a manager can use. You learn to ask a question that data can answer, find and clean the data, check whether a pattern is real, and show the result honestly.</p>
<p>You don’t need to know programming, and class 10 maths is enough. We teach the statistics you need in the first semester. To go further into machine learning, continue with the <a href="/artificial-intelligence-and-machine-learning">Diploma in Artificial Intelligence and Machine Learning</a>.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'Statistics you can explain',
      'Averages, spread, sampling and testing, and what each number does and doesn’t tell you.',
    ),
    card(
      'code',
      'SQL and Python',
      'Query databases and automate data cleaning with the two languages most often named in analyst job descriptions.',
    ),
    card(
      'chart',
      'Honest charts',
      'Choose the right chart, label it well and build dashboards that answer the next question too.',
    ),
    card(
      'shield',
      'Data and the law',
      'Consent, anonymity and what Indian data protection law expects of people who handle personal data.',
    ),
  ],
  benefits: labBenefits('Notebooks, databases and dashboards run in an online lab that’s open 24 hours.'),
  roadmap: [
    card('chart', 'Data analyst', 'Prepare reports and answer questions for sales, finance or operations teams.'),
    card('briefcase', 'MIS executive', 'Build and maintain a company’s daily and monthly reports.'),
    card('users', 'Research assistant', 'Run and analyse surveys for institutes, NGOs and government programmes.'),
    card('star', 'Further study', 'Go on to a bachelor’s degree, or a second diploma in machine learning.'),
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
      title: 'What you’ll have built by the end',
      description: `
<p>You finish the diploma with work you can show. By the end of the year your portfolio has:</p>
<ul>
<li>a workbook that turns a raw sales register into a monthly report;</li>
<li>a database of at least five tables, with queries that answer ten questions from a fictional shopkeeper;</li>
<li>a notebook that cleans and explores a public data set, such as crop prices or train delays;</li>
<li>a dashboard, and a project report of about twenty pages that explains it to a person who has never seen the data.</li>
</ul>
<p>You can use open data for the project or, with written permission, your employer’s data.</p>`.trim(),
    },
  ],
  featured: ['artificial-intelligence-and-machine-learning', 'cyber-security', 'online-mba', 'cloud-computing'],
});
