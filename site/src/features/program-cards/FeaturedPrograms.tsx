import type { ProgramCard as Program } from '@prospectus/contract';
import { CardRow, EmptyState, Section, Tabs } from '@prospectus/design-system';

import { FEATURED_TABS, isInTab } from './featured-tabs.ts';
import { ProgramCard } from './ProgramCard.tsx';
import type { BandTone } from '../../lib/section-props.ts';

/** Programmes staff want seen, by type (PAGE-25). The first tab with something in it is open. */
export function FeaturedPrograms({ programs, tone }: { programs: readonly Program[]; tone: BandTone }) {
  const filled = FEATURED_TABS.find((tab) => programs.some(isInTab(tab)));
  return (
    <Section id="featured" data-print="no" tone={tone} title="Featured programmes">
      <Tabs
        label="Type of programme"
        defaultSelectedId={filled?.label}
        tabs={FEATURED_TABS.map((tab) => {
          const inside = programs.filter(isInTab(tab));
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
