import type { ProgramCard as Program } from '@prospectus/contract';
import { PROGRAM_TYPE, type ProgramType } from '@prospectus/contract/constants';
import { CardRow, EmptyState, Link, Section, Tabs } from '@prospectus/design-system';

import { ProgramCard } from '../../features/program-cards/ProgramCard.tsx';
import { type MarketingSectionProps, programOf } from './content.ts';

/** Featured programmes by type (PAGE-25), without the page's own. The page's type is open, or the first with programmes. */
export function FeaturedSection({ page, tone, campaign }: MarketingSectionProps & { campaign?: boolean | undefined }) {
  const programs = page.sections.featured;
  const of = programOf(page);
  const others = programs
    .filter(({ path }) => path !== of?.path)
    // The page of a programme is long, so its cards have no picture and description.
    .map((program) => (of ? { ...program, program_thumbnail: '', short_description: '' } : program));
  const hasOthers = (tab: (typeof FEATURED_TABS)[number]) => others.some(isInTab(tab));
  // A tab with nothing but this page's programme is omitted.
  const tabs = FEATURED_TABS.filter((tab) => hasOthers(tab) || !programs.some(isInTab(tab)));
  const open = tabs.find((tab) => of && isInTab(tab)(of) && hasOthers(tab)) ?? tabs.find(hasOthers);
  return (
    <Section
      id="featured"
      data-print="no"
      tone={tone}
      {...(campaign
        ? {
            title: 'What you can study',
            intro: 'The fee is for the whole programme. You pay it at once, by semester or every month.',
            action: <Link href="/programmes">See all programmes</Link>,
          }
        : { title: 'Featured programmes' })}
    >
      <Tabs
        label="Type of programme"
        defaultSelectedId={open?.label}
        tabs={tabs.map((tab) => {
          const inTab = others.filter(isInTab(tab));
          // The label is omitted if all programmes of a tab have the same.
          const isMixed = new Set(inTab.map(({ label }) => label)).size > 1;
          return {
            id: tab.label,
            label: tab.label,
            content:
              inTab.length === 0 ? (
                <EmptyState icon="book" title="No Programs Available" />
              ) : (
                <CardRow label={tab.label} gridUpTo={3} onPhones="list">
                  {inTab.map((program) => (
                    <ProgramCard
                      key={program.id}
                      program={isMixed ? program : { ...program, label: '' }}
                      linkText="View"
                      // Two cards share the width of the page.
                      look={inTab.length === 2 && !program.program_thumbnail ? 'side' : 'card'}
                      slimOnPhones
                    />
                  ))}
                </CardRow>
              ),
          };
        })}
      />
    </Section>
  );
}

type FeaturedTab = { label: string; type: ProgramType };

export const FEATURED_TABS: readonly FeaturedTab[] = [
  { label: 'Bachelors', type: PROGRAM_TYPE.BACHELORS },
  { label: 'Masters', type: PROGRAM_TYPE.MASTERS },
  { label: 'Diploma', type: PROGRAM_TYPE.DIPLOMA },
];

/** Certificates are stored as type 2 (§9), but shown with the diplomas. */
export const isInTab =
  ({ type }: FeaturedTab) =>
  ({ label, program_type_id }: Pick<Program, 'label' | 'program_type_id'>): boolean =>
    (label === 'Certificate' ? PROGRAM_TYPE.DIPLOMA : program_type_id) === type;
