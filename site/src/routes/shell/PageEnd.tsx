import { Footer, Icon, Link, Logo, Section, Stack, Text } from '@prospectus/design-system';

import type { Frame } from '../page/page-data.ts';
import { withWholeTimes } from '../../lib/text.ts';
import { phoneHref, whatsappHref } from '../../lib/links.ts';

/** Pages linked at the end of a campaign page, if the footer has them. */
const TERMS: readonly string[] = ['/recognition', '/admission-policy', '/privacy-policy'];

type CampaignEndProps = {
  frame: Pick<Frame, 'name' | 'contact' | 'footer' | 'copyright'>;
  recognition?: readonly { title: string }[] | undefined;
};

/**
 * The end of a campaign page instead of the footer (NAV-05): university, recognition, contact and privacy, without the
 * site's menu.
 */
export function CampaignEnd({ frame: { name, contact, footer, copyright }, recognition = [] }: CampaignEndProps) {
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

/** Phone with its hours, and WhatsApp support (CONST-13), if staff entered them. */
function FooterContact({ phone, hours, whatsapp }: Frame['contact']) {
  return (
    <Stack gap={0} align="start">
      {phone && (
        <Link quiet standalone href={phoneHref(phone)}>
          <Icon name="phone" size={20} /> {phone}
        </Link>
      )}
      {phone && hours && <div>{withWholeTimes(hours)}</div>}
      {whatsapp && (
        <Link quiet standalone external href={whatsappHref(whatsapp)}>
          <Icon name="whatsapp" size={20} /> Support on WhatsApp
        </Link>
      )}
    </Stack>
  );
}

/** The footer (NAV-04); a page may have its own columns. */
export function PageFooter({ frame, columns = frame.footer }: { frame: Frame; columns?: Frame['footer'] | undefined }) {
  return (
    <Footer
      brand={<Logo {...frame.brand} />}
      about={(frame.contact.phone || frame.contact.whatsapp) && <FooterContact {...frame.contact} />}
      columns={columns}
      socials={frame.socials}
      legal={
        <>
          <p>{frame.tagline}</p>
          <p>{frame.copyright}</p>
          <p>
            <Link href="/my-enquiry">Manage my enquiry</Link>
          </p>
          {frame.disclaimer && <p>{frame.disclaimer}</p>}
        </>
      }
    />
  );
}
