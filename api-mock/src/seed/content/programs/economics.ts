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
    'Learn how prices, incomes and policies move together, with the mathematics and data work that make an economic argument hold.',
  promotional_text:
    'Applications for the BA in Economics are open. Mathematics is taught from the beginning, classes are held at the weekend, and the Lumpsum plan costs ₹73,000 in all.',
  banner2_additional_info: 'Theory, Data, Indian policy',
  banner3_additional_info: 'Mathematics taught from the beginning, Live classes at the weekend',
  highlights: [
    highlight('Duration', '3 years'),
    highlight('Credits', '120'),
    highlight('Subjects in Economics', '16'),
    highlight('Mathematics and statistics', '2 subjects'),
    highlight('Electives to choose from', '8'),
  ],
  key_points: [
    keyPoint('chart', 'Data from India in every semester'),
    keyPoint('brain', 'Models drawn before they are solved'),
    keyPoint('rupee', 'Budgets and banks explained'),
  ],
  description: `
<p>Why does the price of onions rise in November, and who gains when it does? Economics answers such questions with a model, a figure and a good deal of caution. This specialisation gives you all three: the theory of markets and of national income, the data of the Indian economy, and the habit of asking what would have happened otherwise.</p>
<p>Mathematics and statistics each have a subject of their own in the first year, and both begin where class 10 ended. From the third semester on you work with real series in a spreadsheet and in R: prices from mandis, the Census, the budget, the labour force surveys.</p>
<p>If you would rather keep several subjects, look at the general <a href="/online-ba">Bachelor of Arts</a>.</p>`.trim(),
  key_contents: [
    card(
      'brain',
      'Theory you can draw',
      'Each model comes first as a story, then as a diagram, and only then as an equation.',
    ),
    card(
      'chart',
      'Econometrics without fear',
      'One subject, one method: the straight line through a cloud of points, and everything that can go wrong with it.',
    ),
    card(
      'globe',
      'India in particular',
      'Agriculture, banking, trade and public finance, with the policy debates since 1991 in a subject of their own.',
    ),
  ],
  benefits: [
    card(
      'book',
      'The Union Budget, read together',
      'On the first weekend after it is presented, teachers and learners of all semesters go through it in an open class.',
    ),
    card(
      'users',
      'A mathematics clinic',
      'Every Thursday evening in the first year a tutor works through whatever you could not.',
    ),
    card(
      'laptop',
      'Free tools',
      'R and spreadsheets run in the online laboratory, and everything you write in them is yours to keep.',
    ),
  ],
  roadmap: [
    card(
      'chart',
      'Analysis',
      'Junior analyst in research firms, market intelligence or the planning desk of a company.',
    ),
    card(
      'rupee',
      'Banking',
      'Probationary officer and clerical posts by examination, and credit work in rural finance.',
    ),
    card(
      'shield',
      'Government',
      'Statistical and administrative services of the states and the Union, by examination.',
    ),
    card(
      'award',
      'Postgraduate study',
      'An MA in economics or public policy; those who aim at one should take Game Theory in the sixth semester.',
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
    '<p>The internship of the fifth semester may be done in a bank branch, a cooperative, a market committee or a survey organisation. The long essay has to use at least one data set.</p>',
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
