import { highlight } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const marketing = mbaSpecialisation({
  slug: 'marketing',
  field: 'Marketing',
  group: 'Marketing',
  further: ['Rural Markets and Distribution', 'Market Research in Practice'],
  program_code: 'MG201',
  short_description:
    'Find out what people need, make it known without shouting, and measure whether it worked: an MBA for brand, sales and digital teams.',
  highlights: [highlight('Duration', '2 years'), highlight('Credits', '96')],
  description: '',
});
