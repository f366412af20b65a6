import { Fold, InPageNav, StripRow } from '@prospectus/design-system';
import { useMemo } from 'react';

import { InlineLeadForm } from '../page/InlineLeadForm.tsx';
import { useVisitor } from '../../features/visitor/VisitorContext.tsx';
import { pageLinks, pageParts, ProgramSections } from './page-sections.ts';
import { enquiryProgram, type LandingData, type ProgramData, usePageData, useRootData } from '../page/page-data.ts';
import { NotFound } from '../problems/NotFound.tsx';

/** The page of a programme, a specialisation or a campaign. */
export function ProgramRoute() {
  const data = usePageData<ProgramData | LandingData>();
  return data ? <ProgramPage {...data} /> : <NotFound />;
}

function ProgramPage({ page, path, interests, ...kind }: ProgramData | LandingData) {
  const { verified } = useVisitor();
  const landing = 'campaign' in kind;
  const nextClass = landing ? null : kind.nextClass;
  const tickerSpeed = useRootData()?.frame.ticker.speed;
  // Memoized: the props of islands must not change before hydration (see `section-views.tsx`).
  const parts = useMemo(() => {
    const visitor = { verified };
    return pageParts(page, visitor).map(({ label, sections }) => ({
      label,
      sections: sections.map(({ section, tone }) => ({
        section,
        sectionProps: { page, tone, visitor, landing, ...(tickerSpeed && { tickerSpeed }) },
      })),
    }));
  }, [page, verified, landing, tickerSpeed]);
  const origin = landing ? 'landing' : 'inline';
  const inlineForm = verified ? undefined : (
    <InlineLeadForm program={enquiryProgram(page.program)} origin={origin} path={path} interests={interests} />
  );
  const renderSection = ({ section, sectionProps }: (typeof parts)[number]['sections'][number]) => (
    <ProgramSections.View
      key={section.id}
      id={section.id}
      sectionProps={section.id === 'banner' ? { ...sectionProps, inlineForm, nextClass } : sectionProps}
    />
  );
  const first = parts[0]?.sections.filter(({ section }) => 'Component' in section) ?? [];
  return (
    <>
      {first.slice(0, 1).map(renderSection)}
      {first.length > 1 && <StripRow>{first.slice(1).map(renderSection)}</StripRow>}
      <InPageNav items={pageLinks(page, { verified })} />
      {parts.map(({ label, sections }) => {
        if (label === undefined) return sections.filter(({ section }) => 'load' in section).map(renderSection);
        return (
          <Fold key={sections[0]?.section.id} label={label} on="always" look="band">
            {sections.map(renderSection)}
          </Fold>
        );
      })}
    </>
  );
}
