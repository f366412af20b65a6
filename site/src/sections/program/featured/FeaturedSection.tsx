import { CardRow, EmptyState, Section, Tabs } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../section-props.ts';
import { ProgramCard } from '../../ProgramCard.tsx';
import { FEATURED_TABS, inTab } from './tabs.ts';

/** Programmes staff want seen, by type (PAGE-25). The first tab with something in it is open. */
export function FeaturedSection({ page, tone }: ProgramSectionProps) {
  const { featured } = page.sections;
  const filled = FEATURED_TABS.find((tab) => featured.some(inTab(tab)));
  return (
    <Section id="featured" tone={tone} title="Featured programmes">
      <Tabs
        label="Type of programme"
        defaultId={filled?.label}
        tabs={FEATURED_TABS.map((tab) => {
          const programs = featured.filter(inTab(tab));
          return {
            id: tab.label,
            label: tab.label,
            content:
              programs.length === 0 ? (
                <EmptyState icon="book" title="No Programs Available" />
              ) : (
                <CardRow label={tab.label} gridUpTo={3}>
                  {programs.map((program) => (
                    <ProgramCard key={program.id} program={program} linkText="View" />
                  ))}
                </CardRow>
              ),
          };
        })}
      />
    </Section>
  );
}
