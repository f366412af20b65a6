import { card, highlight, keyPoint } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const humanResourceManagement = mbaSpecialisation({
  slug: 'human-resource-management',
  field: 'Human Resource Management',
  group: 'Human Resources',
  further: ['People Analytics', 'Negotiation and Conflict at Work'],
  program_code: 'MG203',
  short_description:
    'Hire fairly and train people well. Learn to set pay and handle disputes by the rules, in an MBA for a career in HR.',
  promotional_text:
    'Admissions are open for the MBA in Human Resource Management. You study labour law, pay and talent in the second year. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner2_additional_info: 'Hiring, Pay, Learning, Labour law',
  banner3_additional_info: 'Role plays with trained partners, Capstone in an organisation',
  highlights: [
    highlight('Credits', '96'),
    highlight('Subjects in human resources', '6'),
    highlight('Electives to choose from', '10'),
    highlight('Capstone in HR', '8 credits'),
  ],
  key_points: [
    keyPoint('users', 'Practice interviews'),
    keyPoint('shield', 'The labour codes, clause by clause'),
    keyPoint('rupee', 'Pay you can explain'),
  ],
  description: `
<p>When people leave a job, it’s usually because a promise wasn’t kept, the rules weren’t the same for everyone, or the manager didn’t listen. The MBA in Human Resource Management is about getting these things right, with fair procedures, clear pay, useful training and difficult conversations.</p>
<p>You start with the common first year of the <a href="/online-mba">MBA</a>, because an HR manager needs to know how to read a budget. In the second year you study hiring and development, compensation and performance, and labour law, and add two electives.</p>
<p>You learn difficult conversations by practising them. In role plays with trained partners you reject a candidate, announce a transfer and receive a complaint, and then watch the recording with your teacher.</p>`.trim(),
  key_contents: [
    card(
      'users',
      'Talent',
      'Writing job descriptions, finding and selecting people without bias, and helping them grow.',
    ),
    card(
      'rupee',
      'Pay and performance',
      'Grades, bands, increments and appraisals, and the calculations that keep them consistent.',
    ),
    card(
      'shield',
      'Law and employee relations',
      'Wages, social security, safety, unions and standing orders, and the duties of an internal committee.',
    ),
  ],
  benefits: [
    card(
      'phone',
      'Role plays',
      'You practise eight conversations a semester with trained partners, who make it realistic and then give kind feedback.',
    ),
    card(
      'book',
      'Your own HR handbook',
      'Through your assignments you draft the policies of one organisation: leave, travel, grievances, remote work.',
    ),
    card(
      'check',
      'Factories, not just offices',
      'Cases come from factories, hospitals and delivery fleets as well as offices.',
    ),
  ],
  roadmap: [
    card('users', 'Talent acquisition', 'Recruiter, campus relations manager or talent partner.'),
    card('rupee', 'Rewards and operations', 'Compensation analyst, payroll manager or HR operations lead.'),
    card(
      'book',
      'Learning and development',
      'Training manager or instructional designer in a company or a training institute.',
    ),
    card('shield', 'Employee relations', 'Plant personnel officer or industrial relations manager.'),
    card('star', 'HR business partner', 'With experience, become the person managers call first.'),
  ],
  learn_more: [
    {
      title: 'How we teach labour law',
      description: `
<p>Many students are afraid of this subject at first, and later say it’s the one they use every day. You learn it through real situations.</p>
<p>A contractor’s worker gets hurt on your premises: who pays? A driver works for three apps on one phone: whose employee is he? A supervisor is accused, and both sides ask you for the file: what can you show to whom? For each situation you find the provision, the authority, the time limit and the form, and write a one-page note to a manager who isn’t a lawyer.</p>
<p>You study the central codes with the rules of two states, one of them yours. Since rules change, every class gives the date of the text it uses.</p>`.trim(),
    },
    {
      title: 'Is HR right for me?',
      description:
        '<p>HR needs discretion, patience and attention to detail. It helps if you’re good with people. You must be fair even to people you don’t like.</p>',
    },
  ],
  featured: ['online-mba-plus', 'online-ma', 'online-mcom', 'data-analytics', 'german-language'],
});
