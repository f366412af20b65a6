import { card, highlight, keyPoint } from '../cards.ts';
import { electives } from '../structure.ts';
import { economicsLearnMore } from './online-ba/economics-learn-more.ts';
import { baSpecialisation } from './online-ba/specialisation.ts';
import { baSemestersOf } from './online-ba/structure.ts';

export const economics = baSpecialisation({
  slug: 'economics',
  discipline: 'Economics',
  program_code: 'HU101',
  short_description:
    'See how prices, incomes and policy connect. Learn the maths and data skills to back up your arguments.',
  promotional_text:
    'Admissions are open for the BA in Economics. We teach the maths from the basics, live classes are on weekends, and the Lumpsum plan costs ₹73,000 in total.',
  banner2_additional_info: 'Theory, Data, Indian policy',
  banner3_additional_info: 'Maths from the basics, Live classes on weekends',
  highlights: [
    highlight('Credits', '120'),
    highlight('Subjects in Economics', '16'),
    highlight('Maths and statistics', '2 subjects'),
    highlight('Electives to choose from', '8'),
  ],
  key_points: [
    keyPoint('chart', 'Indian data in every semester'),
    keyPoint('brain', 'Diagrams before equations'),
    keyPoint('rupee', 'Budgets and banks explained'),
  ],
  description: `
<p>Why do onion prices go up in November, and who gains when they do? Economics answers questions like this with models and data. In this specialisation you learn how markets and national income work, how to use data on the Indian economy, and how to ask what would have happened otherwise.</p>
<p>Maths and statistics are separate subjects in the first year, and both start from where class 10 ended. From the third semester you work with real data in a spreadsheet and in R: mandi prices, the Census, the budget and the labour force surveys.</p>
<p>If you’d rather study several subjects, look at the general <a href="/online-ba">Bachelor of Arts</a>.</p>`.trim(),
  key_contents: [
    card(
      'brain',
      'Theory made simple',
      'You learn each model first as a story, then as a diagram, and only then as an equation.',
    ),
    card(
      'chart',
      'Econometrics made easy',
      'One subject, one method: how to fit a line to data, and everything that can go wrong with it.',
    ),
    card(
      'globe',
      'The Indian economy',
      'Agriculture, banking, trade and public finance, with a full subject on policy since 1991.',
    ),
  ],
  benefits: [
    card(
      'book',
      'The Union Budget, discussed in class',
      'On the first weekend after the Budget, teachers and students from every semester go through it in an open class.',
    ),
    card(
      'users',
      'A maths clinic',
      'Every Thursday evening in the first year, a tutor helps you with the problems you couldn’t solve.',
    ),
    card(
      'laptop',
      'Free tools',
      'R and spreadsheets run in the online lab, and you keep everything you write in them.',
    ),
  ],
  roadmap: [
    card('chart', 'Analyst', 'Junior analyst in research companies, market intelligence or a company’s planning team.'),
    card('rupee', 'Banking', 'Probationary officer and clerk jobs through exams, and credit jobs in rural finance.'),
    card('shield', 'Government', 'Statistical and administrative services of the states and the Union, through exams.'),
    card(
      'award',
      'Postgraduate study',
      'An MA in economics or public policy. If that’s your plan, take Game Theory in the sixth semester.',
    ),
  ],
  semesters: baSemestersOf([
    ['Microeconomics: Choice and Markets', 'The Indian Economy since 1950', 'Mathematics for Economics'],
    ['Macroeconomics: Income and Prices', 'An Economic History of India', 'Statistics for Economics'],
    ['Intermediate Microeconomics', 'Money and Banking', 'Working with Economic Data'],
    ['Intermediate Macroeconomics', 'Public Finance', 'Introduction to Econometrics'],
    ['Development Economics', 'International Trade', 'The Economics of Agriculture'],
    ['The Economics of the Environment', 'Finance and Markets', 'Indian Economic Policy since 1991'],
  ]),
  program_structure_disclaimer:
    '<p>You can do the fifth-semester internship in a bank branch, a cooperative, a market committee or a survey organisation. Your long essay has to use at least one data set.</p>',
  third_year: [
    electives('Economics', [
      [5, 'The Economics of Health and Education'],
      [5, 'Labour and Wages'],
      [6, 'Game Theory: a First Course'],
      [6, 'Banks, Farms and Small Firms'],
    ]),
  ],
  learn_more: economicsLearnMore,
  featured: ['online-bcom', 'online-bba', 'online-mba', 'online-mcom', 'data-analytics', 'block-chain-management'],
});
