import { highlight } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const humanResourceManagement = mbaSpecialisation({
  slug: 'human-resource-management',
  field: 'Human Resource Management',
  group: 'Human Resources',
  further: ['People Analytics', 'Negotiation and Conflict at Work'],
  program_code: 'MG203',
  short_description:
    'Hire fairly, pay fairly, train well and handle a dispute by the book: an MBA for those who look after people at work.',
  highlights: [highlight('Duration', '2 years'), highlight('Credits', '96')],
  description: '',
});
