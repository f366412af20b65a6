import {
  BadgeStrip,
  Card,
  CardRow,
  Container,
  Figure,
  Hero,
  Link,
  RingLattice,
  Stack,
  StatusChip,
  Text,
  Ticker,
} from '@prospectus/design-system';

import { pictureOf } from '../../../lib/picture-of.ts';
import { facultyTint, syllabusCaption, syllabusRings } from '../../../lib/syllabus.ts';
import { commaList } from '../../../lib/comma-list.ts';
import { ApplyAction } from '../../../features/apply/ApplyAction.tsx';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';
import { BrochureAction } from '../../../features/brochure/BrochureAction.tsx';
import { firstScreenFacts } from './first-screen-facts.tsx';

/** The first screen: is it for me, is it recognised, what does it cost, when does it start, what do I do next. */
export function BannerSection({
  page,
  visitor,
  open,
  inlineForm,
  landing,
  tickerSpeed,
  nextClass,
}: ProgramSectionProps) {
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
            <ApplyAction
              label="Apply Now"
              origin="banner"
              size="large"
              visitor={visitor}
              open={open}
              program={page.program}
            />
            <BrochureAction
              origin="banner"
              size="large"
              variant="secondary"
              page={page}
              visitor={visitor}
              open={open}
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
