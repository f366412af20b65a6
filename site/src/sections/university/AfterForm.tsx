import { BadgeStrip, Link, Stack, Steps, type StepsProps } from '@prospectus/design-system';

import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { ContactCards } from './ContactCards.tsx';

type Props = Pick<UniversitySectionProps, 'contact' | 'page'> & Pick<StepsProps, 'headingLevel'>;

/** What stands beside a form: what happens after it, how to reach the university without it, and who recognises it. */
export const AfterForm = ({ contact, page, headingLevel }: Props) => (
  <Stack gap={4}>
    <Steps
      stacked
      headingLevel={headingLevel}
      items={[
        {
          title: 'Share your details',
          description: 'Fill in five fields, then confirm your number with an OTP.',
        },
        {
          title: 'Talk to a counsellor',
          description: 'Ask about programmes, fees, eligibility and how much time you need.',
        },
        { title: 'Decide', description: 'Apply when you’re ready. You don’t have to.' },
      ]}
    />
    <ContactCards contact={contact} />
    {page.sections.accreditations.length > 0 && (
      <Stack gap={1.5} align="start">
        <BadgeStrip
          label="Recognition"
          items={page.sections.accreditations.map(({ title, badge }) => ({ title, image: badge || undefined }))}
        />
        <Link standalone href="/recognition">
          How to check it yourself
        </Link>
      </Stack>
    )}
  </Stack>
);
