import type { ListedProgram, ProgramCard as Program } from '@prospectus/contract';
import { CardRow, EmptyState, Link, Section, Tabs } from '@prospectus/design-system';

import { FEATURED_TABS, isInTab } from './featured-tabs.ts';
import { ProgramCard } from './ProgramCard.tsx';
import type { BandTone } from '../../lib/section-props.ts';

type Props = {
  /** Where it is known, what each costs and when it starts. */
  programs: readonly (Program & Partial<Pick<ListedProgram, 'fee' | 'intake'>>)[];
  tone: BandTone;
  /** The page belongs to a campaign: whoever reads it may not have seen another. */
  campaign?: boolean | undefined;
};

/** Programmes staff want seen, by type (PAGE-25). The first tab with something in it is open. */
export function FeaturedPrograms({ programs, tone, campaign }: Props) {
  const filled = FEATURED_TABS.find((tab) => programs.some(isInTab(tab)));
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
        defaultSelectedId={filled?.label}
        tabs={FEATURED_TABS.map((tab) => {
          const inside = programs.filter(isInTab(tab));
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
                      // With a fee to say the line is short of room, and the tab has said the type.
                      program={program.fee ? { ...program, label: '' } : program}
                      linkText="View"
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
