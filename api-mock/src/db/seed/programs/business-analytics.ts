import { highlight } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const businessAnalytics = mbaSpecialisation({
  slug: 'business-analytics',
  field: 'Business Analytics',
  group: 'Business Analytics',
  further: ['Financial Analytics', 'Text and Survey Analytics'],
  program_code: 'MG204',
  short_description:
    'Turn a vague question into a model, and the model into a decision that someone will own: an MBA for those who like numbers and people.',
  highlights: [highlight('Duration', '2 years'), highlight('Credits', '96')],
  description: '',
});
