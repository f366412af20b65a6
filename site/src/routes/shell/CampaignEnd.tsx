import { Link, Section, Stack, Text } from '@prospectus/design-system';

import type { Frame } from '../page/frame.ts';
import { FooterContact } from './FooterContact.tsx';

/** What whoever leaves a number may want to read first; a link is there while the footer has it. */
const TERMS: readonly string[] = ['/recognition', '/admission-policy', '/privacy-policy'];

type Props = {
  frame: Pick<Frame, 'name' | 'contact' | 'footer' | 'copyright'>;
  recognition?: readonly { title: string }[] | undefined;
};

/**
 * The end of a campaign's page, which has no footer (NAV-05): whose page it is, who recognises them, how to call them,
 * and what they do with a number. The site's menu is not in it.
 */
export function CampaignEnd({ frame: { name, contact, footer, copyright }, recognition = [] }: Props) {
  const links = footer.flatMap((column) => column.links);
  const terms = TERMS.flatMap((path) => links.find(({ href }) => href === path) ?? []);
  return (
    <Section id="whose-page" density="strip" tone="white" title={name}>
      <Stack gap={2}>
        {recognition.length > 0 && <Text>{recognition.map(({ title }) => title).join(' · ')}</Text>}
        <FooterContact {...contact} />
        <Stack direction="row" gap={2.5}>
          {[...terms, { href: '/my-enquiry', label: 'Manage my enquiry' }].map(({ href, label }) => (
            <Link key={href} standalone href={href}>
              {label}
            </Link>
          ))}
        </Stack>
        <Text size="small" tone="muted">
          {copyright}
        </Text>
      </Stack>
    </Section>
  );
}
