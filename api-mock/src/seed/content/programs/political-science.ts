import { card, highlight, keyPoint } from '../cards.ts';
import { maSpecialisation } from './online-ma/specialisation.ts';
import { specialisationSemesters } from './online-ma/structure.ts';

export const politicalScience = maSpecialisation({
  slug: 'political-science',
  discipline: 'Political Science',
  program_code: 'HU202',
  short_description:
    'Study power and its limits: political thought, the Indian Constitution, public administration and the relations between states.',
  promotional_text:
    'Applications for the MA in Political Science are open. Live seminars at the weekend, and ₹3,750 a month without interest on the Lumpsum plan.',
  banner2_additional_info: 'Political thought, Constitution, Administration, World politics',
  banner3_additional_info: 'Live weekend seminars, Dissertation with a mentor',
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '80'),
    highlight('Papers in Political Science', '12'),
    highlight('Dissertation', '8 credits'),
  ],
  key_points: [
    keyPoint('globe', 'From the panchayat to the United Nations'),
    keyPoint('book', 'Indian and Western thinkers side by side'),
    keyPoint('chart', 'Public policy with evidence'),
  ],
  description: `
<p>Who may command, and why should anyone obey? The MA in Political Science follows this question from Kautilya and Plato to the courtroom, the village assembly and the Security Council. You read the thinkers in their own words and then look at institutions as they work: Parliament, parties, the bureaucracy, the courts, the press.</p>
<p>The programme serves those who prepare for the civil services, teach civics and political science, or work in public bodies and organisations that deal with them. It takes no party’s side; it teaches you to state a position you do not hold so that its friends would recognise it.</p>
<p>The common papers are the same in all specialisations of the <a href="/online-ma">Master of Arts</a>.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'Political thought',
      'Indian and Western thinkers on justice, liberty, equality and the state, read in extracts each week.',
    ),
    card(
      'shield',
      'The Constitution at work',
      'Federalism, rights and the courts, through judgments that changed how the country is governed.',
    ),
    card(
      'globe',
      'World politics',
      'Theories of international relations, and India’s foreign policy as a case for each of them.',
    ),
  ],
  benefits: [
    card('users', 'Debates with rules', 'Once a month two teams argue a motion, then change sides.'),
    card(
      'chart',
      'Working with evidence',
      'Election results, budgets and surveys are read and charted, not only quoted.',
    ),
    card(
      'award',
      'Useful for examinations',
      'The papers cover large parts of the political science optional of the civil services and of the NET syllabus.',
    ),
  ],
  roadmap: [
    card(
      'shield',
      'Civil services',
      'Prepare for the examinations of the Union and the states on a firm ground in government and polity.',
    ),
    card(
      'book',
      'Teaching',
      'Political science and civics in schools and colleges, with a B.Ed. or NET where it is asked for.',
    ),
    card(
      'chart',
      'Policy and research',
      'Research assistance in think tanks, survey organisations and legislators’ offices.',
    ),
    card('globe', 'Development and diplomacy', 'Work with NGOs, international organisations and consular services.'),
  ],
  semesters: specialisationSemesters({
    first: [
      'Western Political Thought',
      'Indian Political Thought',
      'Comparative Politics',
      'The Constitution of India',
    ],
    second: [
      'Theories of International Relations',
      'Public Administration',
      'Indian Government and Politics',
      'Political Theory: Justice, Liberty, Equality',
    ],
    third: ['Public Policy in India', 'India’s Foreign Policy', 'Political Sociology'],
    fourth: 'State Politics and Federalism in India',
  }),
  learn_more: [
    {
      title: 'Political science and the civil services',
      description: `
<p>The programme is a degree, not a coaching course. It does help with the civil services examination in three ways:</p>
<ul>
<li>The papers on the Constitution, on Indian government and on public administration treat at length what the general studies papers ask in brief.</li>
<li>The papers on political thought and international relations follow closely what the optional paper requires.</li>
<li>Four semesters of assignments, each with comments, are four semesters of practice in answering a question within a limit of words.</li>
</ul>
<p>If an examination of the Commission falls on one of ours, tell us as soon as the calendar is out: you may sit the paper with the next examinations without paying again.</p>`.trim(),
    },
  ],
});
