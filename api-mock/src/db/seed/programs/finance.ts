import { highlight } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const finance = mbaSpecialisation({
  slug: 'finance',
  field: 'Finance',
  group: 'Finance',
  further: ['Banking and Credit Management', 'Personal Finance and Wealth Advice'],
  program_code: 'MG202',
  short_description:
    'Value a firm, price a risk and explain both in plain words: an MBA for banks, treasuries, markets and the finance desk of any company.',
  highlights: [highlight('Duration', '2 years'), highlight('Credits', '96')],
  description: '',
});
