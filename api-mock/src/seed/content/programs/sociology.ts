import { card, highlight, keyPoint } from '../cards.ts';
import { electives } from '../structure.ts';
import { sociologyLearnMore } from './online-ba/sociology-learn-more.ts';
import { baSpecialisation } from './online-ba/specialisation.ts';
import { baSemestersOf } from './online-ba/structure.ts';

export const sociology = baSpecialisation({
  slug: 'sociology',
  discipline: 'Sociology',
  program_code: 'HU102',
  short_description:
    'Study family, caste, work and religion. Learn to research city life through interviews, surveys and fieldwork.',
  promotional_text:
    'Admissions are open for the BA in Sociology. You do fieldwork where you live, live classes are on weekends, and the Lumpsum plan costs ₹73,000 in total.',
  banner2_additional_info: 'Family, Work, City, Fieldwork',
  banner3_additional_info: 'Research in your own neighbourhood, Live classes on weekends',
  highlights: [
    highlight('Credits', '120'),
    highlight('Subjects in Sociology', '18'),
    highlight('Field research projects', '3'),
    highlight('Electives to choose from', '8'),
  ],
  key_points: [
    keyPoint('users', 'Fieldwork on your own street'),
    keyPoint('chart', 'Surveys done properly'),
    keyPoint('book', 'Ambedkar along with Durkheim'),
  ],
  description: `
<p>Sociology takes what everybody “knows” and checks if it’s true. Who marries whom, who eats with whom, who looks after the old, who moves away for work and who sends money home? You can ask the people around you, once you learn how to ask.</p>
<p>You study what Indian and foreign thinkers say about what holds a society together and what divides it. You also learn research methods: observing, interviewing, sampling, counting and writing up, with a small study of your own for each.</p>
<p>Your classmates live in many states, so you compare villages and cities from the first class. You share the core subjects in writing and skills with the general <a href="/online-ba">Bachelor of Arts</a>.</p>`.trim(),
  key_contents: [
    card(
      'users',
      'Indian society, first hand',
      'Caste, class, tribe, family and religion, through Indian studies and through what you observe yourself.',
    ),
    card(
      'book',
      'Thinkers, Indian and Western',
      'Marx, Weber and Durkheim in one subject; Ghurye, Srinivas, Ambedkar and Leela Dube in another.',
    ),
    card(
      'chart',
      'Two research methods subjects',
      'Fieldwork and interviews in the third semester, surveys in the fourth, and statistics before both.',
    ),
  ],
  benefits: [
    card(
      'globe',
      'Classmates from across India',
      'When the topic is weddings, ration shops or hostels, there’s always a classmate from another state to tell you more.',
    ),
    card(
      'lock',
      'Ethics before interviews',
      'Before your first interview you learn to ask for consent, protect names and know which questions not to ask.',
    ),
    card('mail', 'Comments on your field notes', 'Teachers comment on your notes while your study is still going on.'),
  ],
  roadmap: [
    card(
      'users',
      'Development work',
      'Field coordinator, community mobiliser or documentation officer with NGOs and public programmes.',
    ),
    card('chart', 'Survey and market research', 'Investigator, supervisor or junior analyst in survey organisations.'),
    card(
      'book',
      'Social work and teaching',
      'A master’s degree in social work, or a BEd for teaching social science in schools.',
    ),
    card('shield', 'Public exams', 'Several civil services offer sociology as an optional paper.'),
  ],
  semesters: baSemestersOf([
    ['Thinking Sociologically', 'Family, Kinship and Marriage', 'Foundations of Social Anthropology'],
    ['Indian Society: Caste, Class and Tribe', 'Religion and Society', 'Statistics for Social Research'],
    ['Classical Sociological Thinkers', 'Gender and Society', 'Research Methods I: Fieldwork and Interviews'],
    ['Village and City in India', 'The Sociology of Work', 'Research Methods II: Surveys'],
    ['Indian Sociological Thought', 'Population, Health and Ageing', 'Social Movements'],
    ['Sociology of Development', 'Law and Society', 'Media, Technology and Everyday Life'],
  ]),
  program_structure_disclaimer:
    '<p>Research with people follows the university’s code of ethics. You can begin a study only after your teacher has approved its questions and consent form.</p>',
  third_year: [
    electives('Sociology', [
      [5, 'Childhood and Youth'],
      [5, 'Migration'],
      [6, 'Education and Inequality'],
      [6, 'Visual Sociology'],
    ]),
  ],
  learn_more: sociologyLearnMore,
  featured: ['online-bba', 'online-bcom', 'online-ma', 'data-analytics', 'german-language'],
});
