import {
  AsideLayout,
  Breadcrumbs,
  breakableAtSign,
  Button,
  Card,
  CountLinks,
  Fold,
  Heading,
  Hero,
  type HeroFact,
  Link,
  Section,
  Stack,
  Text,
  Ticker,
} from '@prospectus/design-system';
import { Fragment, type ReactNode } from 'react';

import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import { withWholeTimes } from '../../lib/text.ts';
import { phoneHref, whatsappHref } from '../../lib/links.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { AfterForm } from './Contact.tsx';
import { HeroSlides } from './HeroSlides.tsx';
import { programKinds } from './program-groups.ts';

/** The first screen of a page of the university: what it is about, and the ways on. */
export function UniversityHero(props: UniversitySectionProps) {
  const { page, visitor, inlineForm, campaign } = props;
  const form = visitor.verified ? undefined : inlineForm;
  // A page of text alone, such as a policy, is there to be read.
  const isText = page.order.every((section) => section === 'hero' || section === 'content');
  // Who is verified has a counsellor already; a campaign's page asks for the form alone.
  const asks = !visitor.verified && !campaign && !isText;
  const picture = page.bg_image && !campaign ? pictureOf(page.media, page.bg_image, page.alt_bg_image_name) : undefined;
  if (page.hero.length > 0 && !campaign) {
    return (
      <section id="banner" aria-label={page.title}>
        <HeroSlides page={page} kinds={props.kinds} admission={props.admission} actions={<Actions {...props} />} />
        {form && <BesideForm {...props} form={form} />}
      </section>
    );
  }
  const isList = !campaign && page.path !== '/' && page.order.includes('programs');
  const kinds = isList ? programKinds(page.programs, '') : [];
  return (
    <section id="banner" aria-label={page.title}>
      <Hero
        title={page.title}
        seed={page.slug}
        // The form takes the window's place; the picture is behind it then.
        {...(picture && (form ? { picture } : { window: picture }))}
        lead={page.short_description}
        eyebrow={
          page.path === '/' ? undefined : (
            <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: page.short_title || page.title }]} />
          )
        }
        // A page with the section of that name has them there; one that lists programmes leads to those first.
        facts={asks && kinds.length === 0 && !page.order.includes('contact') ? waysToReach(props) : []}
        actions={
          asks || kinds.length > 0 || (page.path === '/' && !form) ? (
            <Stack gap={2.5}>
              {kinds.length > 0 && <CountLinks label="Programmes by level" links={kinds} />}
              <Stack direction="row" gap={1.5}>
                <Actions {...props} />
              </Stack>
            </Stack>
          ) : undefined
        }
        badges={
          form && campaign ? (
            <Fold label="What happens next, and how to reach us">
              <AfterForm {...props} headingLevel={2} />
            </Fold>
          ) : undefined
        }
        asideOn={campaign ? 'all' : 'instead'}
        aside={
          form ? (
            <Card tone="accent" data-print="no">
              {form}
            </Card>
          ) : undefined
        }
      />
    </section>
  );
}

/** For who would rather call or write. */
function waysToReach({ contact: { phone, hours, email, whatsapp } }: UniversitySectionProps): HeroFact[] {
  const ways: (HeroFact | '')[] = [
    phone && {
      label: 'Call us',
      icon: 'phone',
      value: <Link href={phoneHref(phone)}>{phone}</Link>,
      note: withWholeTimes(hours),
    },
    whatsapp && {
      label: 'WhatsApp',
      icon: 'whatsapp',
      value: (
        <Link external href={whatsappHref(whatsapp)}>
          {whatsapp}
        </Link>
      ),
    },
    email && {
      label: 'Email',
      icon: 'mail',
      value: <Link href={`mailto:${email}`}>{breakableAtSign(email)}</Link>,
    },
  ];
  return ways.filter((way) => way !== '');
}

/**
 * Under the slides there is no room beside the title, so the form stands beside what happens after it. On phones each is
 * behind one press: the programmes come after them.
 */
const BesideForm = ({ form, ...props }: UniversitySectionProps & { form: ReactNode }) => (
  <Section id="enquire" tone="white" title={ASK} titleHidden>
    <AsideLayout
      aside={
        <Fold label="Ask for a call">
          <Card tone="accent" data-print="no">
            {form}
          </Card>
        </Fold>
      }
    >
      <Stack gap={3}>
        <Stack gap={1.5}>
          <Heading level={2}>{ASK}</Heading>
          <Text size="lead" tone="muted">
            Share your details, and a counsellor will help you choose. It’s free, and you don’t have to apply.
          </Text>
        </Stack>
        <Fold label="What happens next, and how to reach us">
          <AfterForm {...props} />
        </Fold>
      </Stack>
    </AsideLayout>
  </Section>
);

const ASK = 'Not sure where to start?';

function Actions({ page, campaign, visitor }: UniversitySectionProps) {
  const home = page.path === '/' && !campaign;
  return (
    <>
      {home && (
        <Button size="large" href="/programmes">
          See the programmes
        </Button>
      )}
      <ApplyAction
        label="Talk to our counsellor"
        origin="home-banner"
        size="large"
        variant={home ? 'secondary' : 'primary'}
        visitor={visitor}
      />
    </>
  );
}

/** The scrolling bar of promotional text on a page of the university (SECT-11); a line may lead somewhere. */
export function TickerSection({ ticker: { items, speed } }: UniversitySectionProps) {
  if (items.length === 0) return null;
  return (
    <Ticker speed={speed}>
      {items.map(({ text, link }, at) => (
        <Fragment key={text}>
          {at > 0 && ' · '}
          {link ? <Link href={link}>{text}</Link> : text}
        </Fragment>
      ))}
    </Ticker>
  );
}
