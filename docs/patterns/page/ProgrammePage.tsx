import {
  Accordion,
  AppBar,
  BadgeStrip,
  Banner,
  BottomBar,
  Breadcrumbs,
  Button,
  CardRow,
  Footer,
  Grid,
  Hero,
  IconList,
  Link,
  Logo,
  MediaCard,
  Price,
  Prose,
  QuoteCard,
  Section,
  SkipLink,
  StatStrip,
  Steps,
  Text,
  Ticker,
  Timeline,
} from '@prospectus/design-system';
import { AmountTimeline } from '@prospectus/design-system/chart';
import content from './content.json' with { type: 'json' };

/**
 * A whole marketing page made of components only: one subject per band, alternating tones, ink for the call to action.
 */
export function ProgrammePage() {
  const { title, slug, lead, facts, fee, seals, figures, reasons, road, plans, steps, voices, others, questions } =
    content;
  const apply = (
    <Button size="large" href="#apply">
      Apply Now
    </Button>
  );
  return (
    <>
      <SkipLink />
      <Ticker text="Admissions open for the January 2026 batch. Fees may be paid in no-cost instalments." />
      <AppBar
        brand={<Logo name="Meridian" descriptor="University Online" />}
        items={content.menu}
        actions={
          <Button size="small" href="#apply">
            Apply Now
          </Button>
        }
        drawerActions={apply}
      />
      <main id="main">
        <Hero
          seed={slug}
          eyebrow={<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: title }]} />}
          title={title}
          lead={lead}
          facts={[
            ...facts,
            { label: 'Total fee', value: <Price amount={fee} />, icon: 'rupee', note: 'With examinations' },
          ]}
          badges={<BadgeStrip items={seals} />}
          actions={
            <>
              {apply}
              <Button size="large" variant="secondary" startIcon="download" href="/brochure.pdf">
                Download Brochure
              </Button>
            </>
          }
        />
        <Section title="In short" density="strip" tone="white">
          <StatStrip items={figures} />
        </Section>
        <Section title="Why people choose it" intro="Three reasons we hear most.">
          <IconList items={reasons} />
        </Section>
        <Section title="What you will learn" tone="white" size="text">
          <Timeline items={road} />
        </Section>
        <Section title="What it costs" intro="Everything that you will pay, and when." id="fees">
          <AmountTimeline title="What you pay, and when" plansLabel="Plans" plans={plans} />
        </Section>
        <Section title="How admission works" tone="white">
          <Steps items={steps} />
        </Section>
        <Section title="From those who did it">
          <CardRow label="What students say">
            {voices.map((voice) => (
              <QuoteCard key={voice.name} {...voice} />
            ))}
          </CardRow>
        </Section>
        <Section title="Questions students ask before they apply" tone="white" size="text">
          <Accordion
            items={questions.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: <Prose html={answer} />,
            }))}
          />
        </Section>
        <Section title="Near to this" action={<Link href="/programmes">All programmes</Link>}>
          <Grid>
            {others.map((other) => (
              <MediaCard key={other.title} cover={{ seed: other.href }} linkText="View" {...other} />
            ))}
          </Grid>
        </Section>
        <Banner
          id="apply"
          seed="apply"
          title="Ready to take the next step?"
          text="Leave a number; a counsellor calls you between 9 am and 6 pm, Indian time."
          action={<Button size="large">Request a call</Button>}
        />
      </main>
      <Footer
        brand={<Logo name="Meridian" descriptor="University Online" />}
        about={<Text as="span">14 Residency Road, Pune 411001</Text>}
        columns={content.footer}
        legal="© 2025 Meridian University Online"
      />
      <BottomBar>
        <Button href="#apply">Apply Now</Button>
      </BottomBar>
    </>
  );
}
