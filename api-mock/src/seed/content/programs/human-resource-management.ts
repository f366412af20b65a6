import { card, highlight, keyPoint } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const humanResourceManagement = mbaSpecialisation({
  slug: 'human-resource-management',
  field: 'Human Resource Management',
  group: 'Human Resources',
  further: ['People Analytics', 'Negotiation and Conflict at Work'],
  program_code: 'MG203',
  short_description:
    'Hire fairly, pay fairly, train well and handle a dispute by the book: an MBA for those who look after people at work.',
  promotional_text:
    'Applications for the MBA in Human Resource Management are open. Labour law, pay and talent in the second year, and ₹9,000 a month without interest on the Lumpsum plan.',
  banner2_additional_info: 'Hiring, Pay, Learning, Labour law',
  banner3_additional_info: 'Role plays with trained partners, Capstone in an organisation',
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '96'),
    highlight('Subjects in human resources', '6'),
    highlight('Electives to choose from', '10'),
    highlight('Capstone in the field', '8 credits'),
  ],
  key_points: [
    keyPoint('users', 'Interviews practised aloud'),
    keyPoint('shield', 'The labour codes, clause by clause'),
    keyPoint('rupee', 'Pay that can be explained'),
  ],
  description: `
<p>Ask people why they left a job, and they seldom speak of strategy. They speak of a promise that was not kept, a rule applied to some, a manager who did not listen. The MBA in Human Resource Management is concerned with exactly these things: with fair procedures, clear pay, useful training and difficult conversations.</p>
<p>It rests on the common first year of the <a href="/online-mba">MBA</a>, because nobody will heed a human resources manager who cannot read a budget. In the second year you study hiring and development, compensation and performance, and labour law, and add two electives.</p>
<p>Conversations are learned by having them. In role plays with trained partners you reject a candidate, announce a transfer and receive a complaint, and then watch the recording with your teacher.</p>`.trim(),
  key_contents: [
    card(
      'users',
      'Talent',
      'Writing a job description, finding people, selecting without prejudice, and helping them to grow.',
    ),
    card(
      'rupee',
      'Pay and performance',
      'Grades, bands, increments and appraisals, and the arithmetic that keeps them consistent.',
    ),
    card(
      'shield',
      'Law and relations',
      'Wages, social security, safety, unions and standing orders, with the duties of an internal committee.',
    ),
  ],
  benefits: [
    card(
      'phone',
      'Role plays',
      'Eight conversations a semester with partners who have been trained to make it realistic, and kind afterwards.',
    ),
    card(
      'book',
      'A handbook of your own',
      'Assignment by assignment you draft the policies of one organisation: leave, travel, grievance, remote work.',
    ),
    card(
      'check',
      'From the shop floor too',
      'Cases come from factories, hospitals and delivery fleets as well as from offices.',
    ),
  ],
  roadmap: [
    card('users', 'Talent acquisition', 'Recruiter, campus relations manager or talent partner.'),
    card(
      'rupee',
      'Rewards and operations',
      'Compensation analyst, payroll manager or human resources operations lead.',
    ),
    card(
      'book',
      'Learning and development',
      'Training manager or instructional designer in a company or a training institute.',
    ),
    card('shield', 'Employee relations', 'Plant personnel officer or industrial relations manager.'),
    card('star', 'Business partner', 'With experience, the person a line manager calls first.'),
  ],
  learn_more: [
    {
      title: 'How labour law is taught',
      description: `
<p>Many learners fear this subject and later name it as the one they use every day. It is taught through situations, not through sections.</p>
<p>A contractor’s worker is hurt on your premises: who pays? A driver works for three applications on one phone: whose employee is he? A supervisor is accused, and both sides ask you for the file: what may you show to whom? For each situation you find the provision, the authority, the time limit and the form, and write a note of one page to a manager who is not a lawyer.</p>
<p>Central codes are taught with the rules of two states, one of them your own. Since rules are revised, every class names the date of the text it works with.</p>`.trim(),
    },
    {
      title: 'Temperament',
      description:
        '<p>The work needs discretion, patience and a head for detail. Being good with people is welcome; being fair to people you do not like is essential.</p>',
    },
  ],
  featured: ['online-mba-plus', 'online-ma', 'online-mcom', 'data-analytics', 'german-language'],
});
