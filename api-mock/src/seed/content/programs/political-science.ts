import { card, highlight, keyPoint } from '../cards.ts';
import { maSpecialisation } from './online-ma/specialisation.ts';
import { specialisationSemesters } from './online-ma/structure.ts';

export const politicalScience = maSpecialisation({
  slug: 'political-science',
  discipline: 'Political Science',
  program_code: 'HU202',
  short_description:
    'Study political thought and the Constitution. Learn public administration and international relations, in live seminars.',
  promotional_text:
    'Admissions are open for the MA in Political Science. Live seminars are on weekends. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner2_additional_info: 'Political thought, Constitution, Administration, World politics',
  banner3_additional_info: 'Live weekend seminars, Dissertation with a mentor',
  highlights: [
    highlight('Credits', '80'),
    highlight('Papers in Political Science', '12'),
    highlight('Dissertation', '8 credits'),
  ],
  key_points: [
    keyPoint('globe', 'From the panchayat to the United Nations'),
    keyPoint('book', 'Indian and Western thinkers together'),
    keyPoint('chart', 'Public policy with evidence'),
  ],
  description: `
<p>Who has the right to rule, and why should anyone obey? The MA in Political Science takes this question from Kautilya and Plato to the courtroom, the village assembly and the Security Council. You read the thinkers in their own words and then study how institutions work: Parliament, parties, the bureaucracy, the courts, the press.</p>
<p>This degree is for you if you’re preparing for the civil services, teach civics or political science, or work in public bodies and organisations that deal with them. We don’t take any party’s side. You learn to explain a view you don’t share so fairly that its supporters would agree with you.</p>
<p>The common papers are the same in all specialisations of the <a href="/online-ma">Master of Arts</a>.</p>`.trim(),
  key_contents: [
    card(
      'book',
      'Political thought',
      'Indian and Western thinkers on justice, liberty, equality and the state, with extracts to read each week.',
    ),
    card(
      'shield',
      'The Constitution in practice',
      'Federalism, rights and the courts, through judgments that changed how India is governed.',
    ),
    card(
      'globe',
      'World politics',
      'Theories of international relations, with India’s foreign policy as an example for each.',
    ),
  ],
  benefits: [
    card('users', 'Monthly debates', 'Once a month two teams debate a motion, then switch sides.'),
    card('chart', 'Working with evidence', 'You read and chart election results, budgets and surveys yourself.'),
    card(
      'award',
      'Useful for competitive exams',
      'The papers cover large parts of the civil services political science optional and of the NET syllabus.',
    ),
  ],
  roadmap: [
    card('shield', 'Civil services', 'Prepare for Union and state exams with a strong base in government and polity.'),
    card(
      'book',
      'Teaching',
      'Teach political science and civics in schools and colleges, with a B.Ed. or NET where required.',
    ),
    card(
      'chart',
      'Policy and research',
      'Research jobs in think tanks, survey organisations and legislators’ offices.',
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
<p>This is a degree, so it doesn’t replace coaching. But it helps with the civil services exam in three ways:</p>
<ul>
<li>The papers on the Constitution, Indian government and public administration cover general studies topics in much more detail.</li>
<li>The papers on political thought and international relations closely follow the optional paper.</li>
<li>Four semesters of assignments, each with comments, give you practice in answering within a word limit.</li>
</ul>
<p>If a Commission exam is on the same day as one of ours, tell us as soon as the calendar is out. You can take our paper with the next exams, and you won’t pay again.</p>`.trim(),
    },
  ],
});
