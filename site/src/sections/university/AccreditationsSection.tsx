import { Card, CardRow, Grid, Heading, Icon, Link, Section, Stack, Text } from '@prospectus/design-system';

import { isExternal, siteOf } from '../../lib/links.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';

/**
 * Authorities that recognise the university, with links to verify it; a row to swipe on phones, unless the page is about
 * them.
 */
export function AccreditationsSection({ page, tone }: UniversitySectionProps) {
  const { accreditations } = page.sections;
  const isFirst = page.order.find((section) => section !== 'hero') === 'accreditations';
  const cards = accreditations.map((accreditation) => <Recognition key={accreditation.id} {...accreditation} />);
  return (
    <Section id="accreditations" tone={tone} title="Recognised and approved">
      {isFirst ? (
        <Grid min={210}>{cards}</Grid>
      ) : (
        <CardRow label="Recognitions" cardWidth={280} gridUpTo={cards.length}>
          {cards}
        </CardRow>
      )}
    </Section>
  );
}

type Accreditation = UniversitySectionProps['page']['sections']['accreditations'][number];

const Recognition = ({ title, badge, alt_acc_img_name, description, link, letter }: Accreditation) => (
  <Card>
    <Stack gap={1.5} align="start">
      {badge ? (
        <img src={badge} alt={alt_acc_img_name} width={64} height={64} loading="lazy" />
      ) : (
        <Icon name="shield" size={32} />
      )}
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <Text tone="muted">{description || alt_acc_img_name}</Text>
      {link && (
        <Link standalone href={link} external={isExternal(link)}>
          {isExternal(link) ? `Verify on ${siteOf(link)}` : `Verify ${title}`}
        </Link>
      )}
      {letter && (
        <Link standalone href={letter} external={isExternal(letter)}>
          Read the letter: {title} (PDF)
        </Link>
      )}
    </Stack>
  </Card>
);
