import { highlight } from '../cards.ts';
import { electives } from '../structure.ts';
import { baSpecialisation } from './online-ba/specialisation.ts';
import { baSemestersOf } from './online-ba/structure.ts';

export const economics = baSpecialisation({
  slug: 'economics',
  discipline: 'Economics',
  program_code: 'HU101',
  short_description:
    'Learn how prices, incomes and policies move together, with the mathematics and data work that makes an argument in economics hold.',
  highlights: [highlight('Duration', '3 years'), highlight('Credits', '120')],
  description: '',
  semesters: baSemestersOf([
    ['Microeconomics: Choice and Markets', 'The Indian Economy since 1950', 'Mathematics for Economics'],
    ['Macroeconomics: Income and Prices', 'An Economic History of India', 'Statistics for Economics'],
    ['Intermediate Microeconomics', 'Money and Banking', 'Working with Economic Data'],
    ['Intermediate Macroeconomics', 'Public Finance', 'Introduction to Econometrics'],
    ['Development Economics', 'International Trade', 'The Economics of Agriculture'],
    ['The Economics of the Environment', 'Finance and Markets', 'Indian Economic Policy since 1991'],
  ]),
  third_year: [
    electives('Economics', [
      [5, 'The Economics of Health and Education'],
      [5, 'Labour and Wages'],
      [6, 'Game Theory: a First Course'],
      [6, 'Banks, Farms and Small Firms'],
    ]),
  ],
});
