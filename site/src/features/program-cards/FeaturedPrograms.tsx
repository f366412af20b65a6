import type { ProgramCard as Program } from '@prospectus/contract';
import { CardRow, EmptyState, Link, Section, Tabs } from '@prospectus/design-system';

import { FEATURED_TABS, isInTab } from './featured-tabs.ts';
import { ProgramCard } from './ProgramCard.tsx';
import type { BandTone } from '../../lib/section-props.ts';

type Props = {
  programs: readonly Program[];
  tone: BandTone;
  /** The programme whose page this is: it is not featured on it, and the tab of its own type is open. */
  of?: Pick<Program, 'path' | 'label' | 'program_type_id'> | undefined;
  /** The page belongs to a campaign: whoever reads it may not have seen another. */
  campaign?: boolean | undefined;
};

/** Programmes staff want seen, by type (PAGE-25). The first tab with something in it is open. */
export function FeaturedPrograms({ programs, tone, of, campaign }: Props) {
  const others = programs
    .filter(({ path }) => path !== of?.path)
    // The page of a programme is the longest: a card's facts and its link are enough there.
    .map((program) => (of ? { ...program, program_thumbnail: '', short_description: '' } : program));
  const hasOthers = (tab: (typeof FEATURED_TABS)[number]) => others.some(isInTab(tab));
  // A tab that would hold this page's programme alone is left out.
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
          const inside = others.filter(isInTab(tab));
          // Where all in it are of one kind, the tab has said which.
          const isMixed = new Set(inside.map(({ label }) => label)).size > 1;
          return {
            id: tab.label,
            label: tab.label,
            content:
              inside.length === 0 ? (
                <EmptyState icon="book" title="No Programs Available" />
              ) : (
                <CardRow label={tab.label} gridUpTo={3} onPhones="list">
                  {inside.map((program) => (
                    <ProgramCard
                      key={program.id}
                      program={isMixed ? program : { ...program, label: '' }}
                      linkText="View"
                      // Two have half of the page each.
                      look={inside.length === 2 && !program.program_thumbnail ? 'side' : 'card'}
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
