import {
  BadgeStrip,
  Card,
  CardRow,
  Container,
  Figure,
  Hero,
  type HeroFact,
  IconList,
  Link,
  Price,
  RingLattice,
  Section,
  Stack,
  StatStrip,
  StatusChip,
  Text,
  Ticker,
} from '@prospectus/design-system';
import type { ProgramPage } from '@prospectus/contract';
import { fromPlan, leastPlan } from '@prospectus/contract/fees';
import { dayAndMonth, dayText, type Intake } from '@prospectus/contract/intakes';

import { pictureOf } from '../../lib/picture-of.ts';
import { facultyTint, syllabusCaption, syllabusRings } from '../../lib/syllabus.ts';
import { commaList } from '../../lib/text.ts';
import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import type { ProgramSectionProps } from '../../lib/section-props.ts';
import { BrochureAction } from '../../features/brochure/BrochureAction.tsx';
import { isElsewhere, siteOf } from '../../lib/links.ts';

/** The first screen: is it for me, is it recognised, what does it cost, when does it start, what do I do next. */
export function BannerSection({ page, visitor, inlineForm, landing, tickerSpeed, nextClass }: ProgramSectionProps) {
  const title = page.headline || page.title;
  const [picture, ...more] = page.images
    .map((src, at) => pictureOf(page.media, src, page.alternateImageNames[at] ?? ''))
    .filter(({ src }) => src);
  const labels = [page.banner_additional_info, page.banner2_additional_info, page.banner3_additional_info].flatMap(
    commaList,
  );
  return (
    <section id="banner" aria-label={title}>
      {page.promotionalText && (
        <Ticker
          text={page.promotionalText}
          speed={tickerSpeed}
          aside={
            nextClass && (
              <>
                {`${nextClass.text}. `}
                <Link href={nextClass.href} standalone>
                  See the class schedule
                </Link>
              </>
            )
          }
        />
      )}
      <Hero
        title={title}
        seed={page.program.slug}
        drawing={
          picture
            ? { picture }
            : {
                content: (
                  <RingLattice
                    {...syllabusRings(page.sections.structure)}
                    tint={facultyTint(page.program.program_code)}
                  />
                ),
                caption: syllabusCaption(page.sections.structure),
              }
        }
        eyebrow={
          <Stack direction="row" gap={1.5} align="center">
            <Text as="span" size="small" tone="muted">
              {page.program.label}
            </Text>
            {page.batchText && <StatusChip tone="success" label={page.batchText} />}
          </Stack>
        }
        lead={'short_description' in page ? page.short_description : page.program.short_description}
        facts={firstScreenFacts(page, landing === true)}
        actions={
          <>
            <ApplyAction label="Apply Now" origin="banner" size="large" visitor={visitor} program={page.program} />
            <BrochureAction
              origin="banner"
              size="large"
              variant="secondary"
              page={page}
              visitor={visitor}
              landing={landing}
            />
          </>
        }
        badges={
          <Stack gap={1.5}>
            {page.accreditation.length > 0 && (
              <BadgeStrip label="Recognition" items={page.accreditation.map(({ title: name }) => ({ title: name }))} />
            )}
            {labels.length > 0 && <BadgeStrip quiet items={labels.map((label) => ({ title: label }))} />}
          </Stack>
        }
        asideOn={landing ? 'all' : 'wide'}
        aside={
          !visitor.verified && inlineForm ? (
            <Card tone="accent" data-print="no">
              {inlineForm}
            </Card>
          ) : undefined
        }
      />
      {more.length > 0 && (
        <Container>
          <CardRow label={`Pictures of ${title}`}>
            {more.map((image) => (
              <Figure key={image.src} width={640} height={360} {...image} framed />
            ))}
          </CardRow>
        </Container>
      )}
    </section>
  );
}

/**
 * What a visitor wants to know at once (look: first screen); what is not known is left out. When classes are held is told
 * in the section about the programme, and here where the page has none or folds it.
 */
function firstScreenFacts(page: ProgramPage, landing: boolean): HeroFact[] {
  const { duration, eligibility, mode, next_start, intake, description, keyContent } = page.sections.about;
  const wholeMode = landing || (description === '' && keyContent.length === 0);
  return [
    { label: 'Duration', icon: 'clock', value: duration },
    { label: 'Next start', icon: 'calendar', ...(intake ? datesOf(intake) : { value: next_start }) },
    ...totalFee(page),
    { label: 'Mode', icon: 'laptop', ...headAndRest(mode, wholeMode) },
    { label: 'Who can apply', icon: 'check', value: eligibility, wide: true },
  ].filter(({ value }) => value !== '');
}

const datesOf = ({ starts_on, apply_by }: Intake): Pick<HeroFact, 'value' | 'note'> => ({
  value: dayText(starts_on),
  note: `Apply by ${dayAndMonth(apply_by)}`,
});

/** The least that anybody in India pays in all, and the way to what is in it. */
function totalFee({ sections }: ProgramPage): HeroFact[] {
  const least = leastPlan(sections.fees.feePlans);
  if (!least) return [];
  return [
    {
      label: fromPlan(sections.fees.feePlans) ? 'Total fee, from' : 'Total fee',
      icon: 'rupee',
      value: <Price amount={least.totalAmount} />,
      note: (
        <Link href="#fees" standalone>
          What it includes
        </Link>
      ),
    },
  ];
}

/** 'Online: live at weekends' reads as a value, and a note under it where it is wanted. */
function headAndRest(text: string, withRest: boolean): Pick<HeroFact, 'value' | 'note'> {
  const [, head, rest] = /^(.+?): (.+)$/.exec(text) ?? [];
  if (!head || !rest) return { value: text };
  return { value: head, ...(withRest && { note: rest.charAt(0).toLocaleUpperCase('en') + rest.slice(1) }) };
}

/** Who recognises the programme, and where it can be checked; without a picture the badge's own text says it in full. */
export function AccreditationSection({ page, tone }: ProgramSectionProps) {
  const items = page.accreditation.map(({ title, badge, alt_acc_img_name, link, letter }) => {
    const evidence = (link || letter) && <Evidence of={title} link={link} letter={letter} />;
    if (badge) return { title, image: { src: badge, alt: alt_acc_img_name }, description: evidence || undefined };
    return {
      title,
      icon: 'shield',
      description: (
        <>
          {alt_acc_img_name}
          {alt_acc_img_name && evidence && <br />}
          {evidence}
        </>
      ),
    };
  });
  return (
    <Section id="accreditation" density="strip" tone={tone} title="Recognised and approved">
      <IconList items={items} />
    </Section>
  );
}

type EvidenceProps = { of: string; link: string; letter: string | undefined };

/** A register of the authority, or a document of ours; and the authority's letter. */
function Evidence({ of: title, link, letter }: EvidenceProps) {
  return (
    <>
      {link && (
        <Link href={link} external={isElsewhere(link)}>
          {isElsewhere(link) ? `Check at ${siteOf(link)}` : 'See the document'}
        </Link>
      )}
      {link && letter && <br />}
      {letter && (
        <Link href={letter} external={isElsewhere(letter)}>
          Read the letter: {title} (PDF)
        </Link>
      )}
    </>
  );
}

/** The programme in figures. */
export function HighlightsSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section id="highlights" density="strip" tone={tone} title="In numbers">
      <StatStrip items={pairHighlights(page)} />
    </Section>
  );
}

/** A key highlight; a missing value leaves the title alone. */
type Highlight = { title: string; value?: string };

/** Pairs the titles (joined by ', ') with the values (joined by ',') by position (§3); values beyond the titles are dropped. */
export function pairHighlights({
  key_highlights,
  key_highlights_value,
}: {
  key_highlights: string;
  key_highlights_value: string;
}): Highlight[] {
  const values = key_highlights_value.split(',').map((value) => value.trim());
  return key_highlights
    .split(', ')
    .map((title, at) => ({ title: title.trim(), value: values[at] }))
    .flatMap(({ title, value }) => (title === '' ? [] : [value ? { title, value } : { title }]));
}

/** Key points, each with the icon of its position. */
export function KeypointsSection({ page, tone }: ProgramSectionProps) {
  const items = page.keypoints.map((title, at) => ({ title, icon: page.keypoint_icons[at] || 'mark' }));
  return (
    <Section id="keypoints" density="strip" tone={tone} title="Key points">
      <IconList items={items} min={items.length % 3 === 1 ? 200 : 260} inRow={items.length === 5} />
    </Section>
  );
}
