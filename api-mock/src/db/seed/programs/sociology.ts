import { highlight } from '../cards.ts';
import { electives } from '../structure.ts';
import { baSpecialisation } from './online-ba/specialisation.ts';
import { baSemestersOf } from './online-ba/structure.ts';

export const sociology = baSpecialisation({
  slug: 'sociology',
  discipline: 'Sociology',
  program_code: 'HU102',
  short_description:
    'Look closely at family, caste, work, faith and city life, and learn to study them through interviews, surveys and patient fieldwork.',
  highlights: [highlight('Duration', '3 years'), highlight('Credits', '120')],
  description: '',
  semesters: baSemestersOf([
    ['Thinking Sociologically', 'Family, Kinship and Marriage', 'Foundations of Social Anthropology'],
    ['Indian Society: Caste, Class and Tribe', 'Religion and Society', 'Statistics for Social Research'],
    ['Classical Sociological Thinkers', 'Gender and Society', 'Research Methods I: Fieldwork and Interviews'],
    ['Village and City in India', 'The Sociology of Work', 'Research Methods II: Surveys'],
    ['Indian Sociological Thought', 'Population, Health and Ageing', 'Social Movements'],
    ['Sociology of Development', 'Law and Society', 'Media, Technology and Everyday Life'],
  ]),
  third_year: [
    electives('Sociology', [
      [5, 'Childhood and Youth'],
      [5, 'Migration'],
      [6, 'Education and Inequality'],
      [6, 'Visual Sociology'],
    ]),
  ],
});
