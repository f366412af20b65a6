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

/** The first screen of a page of the university. */
export function UniversityHero(props: UniversitySectionProps) {
  const { page, visitor, inlineForm, campaign } = props;
  const form = visitor.verified ? undefined : inlineForm;
  // For example a policy.
  const isText = page.order.every((section) => section === 'hero' || section === 'content');
  // Verified visitors have a counsellor, and campaign pages have a form.
  const offersContact = !visitor.verified && !campaign && !isText;
  const picture = page.bg_image && !campaign ? pictureOf(page.media, page.bg_image, page.alt_bg_image_name) : undefined;
  if (page.hero.length > 0 && !campaign) {
    return (
      <section id="banner" aria-label={page.title}>
        <HeroSlides page={page} kinds={props.kinds} admission={props.admission} actions={<Actions {...props} />} />
        {form && <FormSection {...props} form={form} />}
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
        // With a form beside the title, the picture is the background.
        {...(picture && (form ? { picture } : { window: picture }))}
        lead={page.short_description}
        eyebrow={
          page.path === '/' ? undefined : (
            <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: page.short_title || page.title }]} />
          )
        }
        // Not if the page has a contact section or lists programmes.
        facts={offersContact && kinds.length === 0 && !page.order.includes('contact') ? contactFacts(props) : []}
        actions={
          offersContact || kinds.length > 0 || (page.path === '/' && !form) ? (
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

function contactFacts({ contact: { phone, hours, email, whatsapp } }: UniversitySectionProps): HeroFact[] {
  const facts: (HeroFact | '')[] = [
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
  return facts.filter((fact) => fact !== '');
}

/**
 * The form below the slides, which have no room for it, beside the next steps. Both are in folds on phones.
 */
const FormSection = ({ form, ...props }: UniversitySectionProps & { form: ReactNode }) => (
  <Section id="enquire" tone="white" title={FORM_TITLE} titleHidden>
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
          <Heading level={2}>{FORM_TITLE}</Heading>
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

const FORM_TITLE = 'Not sure where to start?';

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

/** The scrolling bar of promotional texts (SECT-11). */
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
