import { REFERRAL } from '@prospectus/contract/constants';
import { formatRupees, Section, Stack, Steps, Text } from '@prospectus/design-system';

/** From a link to a reward, as the rules of referring have it. */
export function HowItWorks() {
  const reward = formatRupees(REFERRAL.rewardRupees);
  return (
    <Section id="how" tone="white" title="How referring works">
      <Stack gap={3}>
        <Steps
          items={[
            {
              title: 'Tell a friend',
              description: 'Share your link by WhatsApp, or send us their name and number from your launchpad.',
            },
            {
              title: 'They ask us',
              description: 'A counsellor advises them for free. Your list shows them as “Enquired”.',
            },
            {
              title: 'They confirm their number',
              description: `They enter the OTP, and ${reward} is added to what you’ve earned.`,
            },
          ]}
        />
        <Text tone="muted">
          You can refer up to {REFERRAL.perLead} friends. If a friend doesn’t enquire, we delete their number after half
          a year.
        </Text>
      </Stack>
    </Section>
  );
}
