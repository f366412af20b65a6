import {
  BadgeStrip,
  Card,
  CardRow,
  Container,
  Figure,
  formatRupees,
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
import { lowestMonthlyEmi, monthlyPayment } from '@prospectus/contract/emi';
import { startingPlan, cheapestPlan } from '@prospectus/contract/fees';
import { dayAndMonth, dayText, type Intake } from '@prospectus/contract/intakes';

import { pictureOf } from '../../lib/picture-of.ts';
import { facultyTint, subjectLink, syllabusCaption, syllabusRings } from '../../lib/syllabus.ts';
import { commaList } from '../../lib/text.ts';
import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import type { ProgramSectionProps } from '../../lib/section-props.ts';
import { BrochureAction } from '../../features/brochure/BrochureAction.tsx';
import { isExternal, siteOf } from '../../lib/links.ts';

/** The first screen of a programme: facts, recognition, and the next step. */
export function BannerSection({ page, visitor, inlineForm, landing, tickerSpeed, nextClass }: ProgramSectionProps) {
  const title = page.headline || page.title;
  const pictures = page.images
    .map((src, at) => pictureOf(page.media, src, page.alternateImageNames[at] ?? ''))
    .filter(({ src }) => src);
  const labels = [page.banner_additional_info, page.banner2_additional_info, page.banner3_additional_info].flatMap(
    commaList,
  );
  return (
    <section id="banner" aria-label={title}>
      <Hero
        title={title}
        seed={page.program.slug}
        drawing={{
          content: (
            <RingLattice
              {...syllabusRings(page.sections.structure)}
              tint={facultyTint(page.program.program_code)}
              link={subjectLink(page.sections.structure)}
            />
          ),
          caption: syllabusCaption(page.sections.structure),
        }}
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
        ticker={
          page.promotionalText && (
            <Ticker speed={tickerSpeed}>
              {nextClass && (
                <>
                  {`Next class: ${nextClass.text}. `}
                  <Link href={nextClass.href}>See the class schedule</Link>
                  {' · '}
                </>
              )}
              {page.promotionalText}
            </Ticker>
          )
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
      {pictures.length > 0 && (
        <Container>
          <CardRow label={`Pictures of ${title}`}>
            {pictures.map((image) => (
              <Figure key={image.src} width={640} height={360} {...image} framed />
            ))}
          </CardRow>
        </Container>
      )}
    </section>
  );
}

/**
 * The most important facts, without empty ones. The times of classes are in the section about the programme; here they are
 * shown if that section is missing or folded.
 */
function firstScreenFacts(page: ProgramPage, landing: boolean): HeroFact[] {
  const { duration, eligibility, mode, next_start, intake, description, keyContent } = page.sections.about;
  const withClassTimes = landing || (description === '' && keyContent.length === 0);
  return [
    { label: 'Duration', icon: 'clock', value: duration },
    { label: 'Next start', icon: 'calendar', ...(intake ? datesOf(intake) : { value: next_start }) },
    ...totalFee(page),
    { label: 'Mode', icon: 'laptop', ...valueAndNote(mode, withClassTimes) },
    { label: 'Who can apply', icon: 'check', value: eligibility, wide: true },
  ].filter(({ value }) => value !== '');
}

const datesOf = ({ starts_on, apply_by }: Intake): Pick<HeroFact, 'value' | 'note'> => ({
  value: dayText(starts_on),
  note: `Apply by ${dayAndMonth(apply_by)}`,
});

/** The lowest total for Indian students, with a link to the fees. */
function totalFee({ sections }: ProgramPage): HeroFact[] {
  const plan = cheapestPlan(sections.fees.feePlans);
  if (!plan) return [];
  const monthly = lowestMonthlyEmi(sections.fees.feePlans);
  return [
    {
      label: startingPlan(sections.fees.feePlans) ? 'Total fee, from' : 'Total fee',
      icon: 'rupee',
      value: <Price amount={plan.totalAmount} />,
      note: (
        <>
          {monthly && `or ${formatRupees(monthlyPayment(monthly))} a month. `}
          <Link href="#fees" standalone>
            What it includes
          </Link>
        </>
      ),
    },
  ];
}

/** Splits 'Online: live at weekends' into a value and a note. */
function valueAndNote(text: string, withNote: boolean): Pick<HeroFact, 'value' | 'note'> {
  const end = text.indexOf(': ');
  const [value, note] = [text.slice(0, end), text.slice(end + 2)];
  if (end < 1 || !note) return { value: text };
  return { value, ...(withNote && { note: note.charAt(0).toLocaleUpperCase('en') + note.slice(1) }) };
}

/** Authorities that recognise the programme, with links to verify it; without a badge the text is shown in full. */
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

/** Links to the authority's register or our document, and to the authority's letter. */
function Evidence({ of: title, link, letter }: EvidenceProps) {
  return (
    <>
      {link && (
        <Link href={link} external={isExternal(link)}>
          {isExternal(link) ? `Check at ${siteOf(link)}` : 'See the document'}
        </Link>
      )}
      {link && letter && <br />}
      {letter && (
        <Link href={letter} external={isExternal(letter)}>
          Read the letter: {title} (PDF)
        </Link>
      )}
    </>
  );
}

export function HighlightsSection({ page, tone }: ProgramSectionProps) {
  return (
    <Section id="highlights" density="strip" tone={tone} title="In numbers">
      <StatStrip items={pairHighlights(page)} />
    </Section>
  );
}

/** A highlight; the value is optional. */
type Highlight = { title: string; value?: string };

/** Pairs titles (joined by ', ') and values (joined by ',') by position (§3). */
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

/** Key points with their icons. */
export function KeypointsSection({ page, tone }: ProgramSectionProps) {
  const items = page.keypoints.map((title, at) => ({ title, icon: page.keypoint_icons[at] || 'mark' }));
  return (
    <Section id="keypoints" density="strip" tone={tone} title="Key points">
      <IconList items={items} />
    </Section>
  );
}
