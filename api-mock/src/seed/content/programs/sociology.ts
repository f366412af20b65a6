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
    'Look closely at family, caste, work, faith and city life, and learn to study them by interviews, surveys and patient fieldwork.',
  promotional_text:
    'Applications for the BA in Sociology are open. Fieldwork where you live, discussion at the weekend, and the Lumpsum plan at ₹73,000 in all.',
  banner2_additional_info: 'Family, Work, City, Fieldwork',
  banner3_additional_info: 'Research in your own neighbourhood, Live classes at the weekend',
  highlights: [
    highlight('Duration', '3 years'),
    highlight('Credits', '120'),
    highlight('Subjects in Sociology', '18'),
    highlight('Pieces of field research', '3'),
    highlight('Electives to choose from', '8'),
  ],
  key_points: [
    keyPoint('users', 'Your street as a field'),
    keyPoint('chart', 'Surveys done properly'),
    keyPoint('book', 'Ambedkar beside Durkheim'),
  ],
  description: `
<p>Sociology begins with what everybody knows and asks whether it is so. Who marries whom, who eats with whom, who looks after the old, who moves away for work and who sends money home: these are questions you can put to the people around you, if you have learned how to ask.</p>
<p>The specialisation follows two lines. One is a conversation among thinkers, Indian and foreign, about what holds a society together and what pulls it apart. The other is a training in method: observing, interviewing, sampling, counting and writing up, each with a small study of your own.</p>
<p>Because learners live in many states, a class on the village or on the city is a comparison from the first hour. The core of writing and skills is shared with the general <a href="/online-ba">Bachelor of Arts</a>.</p>`.trim(),
  key_contents: [
    card(
      'users',
      'Indian society, first hand',
      'Caste, class, tribe, family and religion, through studies made in India and through what you observe yourself.',
    ),
    card(
      'book',
      'Thinkers in conversation',
      'Marx, Weber and Durkheim in one subject; Ghurye, Srinivas, Ambedkar and Leela Dube in another.',
    ),
    card(
      'chart',
      'Two full courses of method',
      'Fieldwork and interviews in the third semester, surveys in the fourth, statistics before both.',
    ),
  ],
  benefits: [
    card(
      'globe',
      'A class spread over the country',
      'When the topic is weddings, ration shops or hostels, someone can always report from elsewhere.',
    ),
    card(
      'lock',
      'Ethics before interviews',
      'You learn to ask for consent, to protect names and to leave a question unasked, before you meet your first respondent.',
    ),
    card(
      'mail',
      'Field notes that are read',
      'Teachers comment on your notes while the study is going on, not after it is over.',
    ),
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
    card('shield', 'Public examinations', 'Sociology is offered as an optional paper in several civil services.'),
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
    '<p>Research with people follows the university’s code of ethics. A study may begin only when the teacher has approved its questions and its form of consent.</p>',
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
