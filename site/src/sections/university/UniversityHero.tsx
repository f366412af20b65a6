import { AsideLayout, Breadcrumbs, Button, Card, Hero, Section, Steps } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { HeroSlides } from './HeroSlides.tsx';

/** The first screen of a page of the university: what it is about, and the ways on. */
export function UniversityHero(props: UniversitySectionProps) {
  const { page, visitor, inlineForm, campaign } = props;
  const form = visitor.verified ? undefined : inlineForm;
  if (page.hero.length > 0 && !campaign) {
    return (
      <section id="banner" aria-label={page.title}>
        <HeroSlides page={page} actions={<Actions {...props} />} />
        {form && <BesideForm form={form} />}
      </section>
    );
  }
  return (
    <section id="banner" aria-label={page.title}>
      <Hero
        title={page.title}
        seed={page.slug}
        lead={page.short_description}
        eyebrow={
          page.path === '/' ? undefined : (
            <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: page.short_title || page.title }]} />
          )
        }
        actions={page.path === '/' && !form ? <Actions {...props} /> : undefined}
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

/** Under the slides there is no room beside the title, so the form stands beside what happens after it. */
const BesideForm = ({ form }: { form: ReactNode }) => (
  <Section
    id="enquire"
    tone="white"
    title="Not sure where to begin?"
    intro="Tell us who you are, and a counsellor helps you choose. It costs nothing and binds you to nothing."
  >
    <AsideLayout
      aside={
        <Card tone="accent" data-print="no">
          {form}
        </Card>
      }
    >
      <Steps
        items={[
          {
            title: 'Leave your details',
            description: 'Five answers; a one-time code proves that the number is yours.',
          },
          { title: 'Talk to a counsellor', description: 'About programmes, fees, eligibility and your time.' },
          { title: 'Decide', description: 'Apply when it suits you, or not at all.' },
        ]}
      />
    </AsideLayout>
  </Section>
);

function Actions({ campaign, visitor, open }: UniversitySectionProps) {
  return (
    <>
      {!campaign && (
        <Button size="large" href="/programmes">
          See the programmes
        </Button>
      )}
      <ApplyAction
        label="Talk to our counsellor"
        origin="home-banner"
        size="large"
        variant={campaign ? 'primary' : 'secondary'}
        visitor={visitor}
        open={open}
      />
    </>
  );
}
