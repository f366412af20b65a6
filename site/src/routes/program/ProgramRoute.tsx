import { InPageNav } from '@prospectus/design-system';
import { useMemo } from 'react';

import { InlineLeadForm } from '../../features/enquiry/index.ts';
import { openEnquiry } from '../../features/openers/index.ts';
import { useVisitor } from '../../features/visitor/index.ts';
import { openerProps } from '../../lib/openers.ts';
import { pageLinks, placesOn } from '../../sections/program-places.ts';
import { enquiryProgram, type LandingData, type ProgramData, usePageData, useRootData } from '../pageData.ts';
import { NotFound } from '../problems/NotFound.tsx';
import { ProgramSections } from './programSections.ts';

/** A programme's, specialisation's or landing page. */
export function ProgramRoute() {
  const data = usePageData<ProgramData | LandingData>();
  return data ? <ProgramPage {...data} /> : <NotFound />;
}

function ProgramPage({ page, path, interests, ...kind }: ProgramData | LandingData) {
  const { verified } = useVisitor();
  const landing = 'campaign' in kind;
  const tickerSpeed = useRootData()?.frame.ticker.speed;
  // Made once for each kind of visitor: sections that sleep must not see a change (see `sectionView.tsx`).
  const places = useMemo(() => {
    const visitor = { verified };
    return placesOn(page, visitor).map(({ place, tone }) => ({
      place,
      given: { page, tone, visitor, open: openerProps, landing, ...(tickerSpeed && { tickerSpeed }) },
    }));
  }, [page, verified, landing, tickerSpeed]);
  const inlineForm = verified ? undefined : (
    <InlineLeadForm
      program={enquiryProgram(page.program)}
      path={path}
      interests={interests}
      onReady={(prefill) => openEnquiry({ variant: 'REGISTER', origin: 'banner', program: page.program.slug, prefill })}
    />
  );
  const show = ({ place, given }: (typeof places)[number]) => (
    <ProgramSections.View
      key={place.id}
      id={place.id}
      given={place.id === 'banner' ? { ...given, inlineForm } : given}
    />
  );
  return (
    <>
      {places.filter(({ place }) => !place.belowFold).map(show)}
      <InPageNav items={pageLinks(page, { verified })} />
      {places.filter(({ place }) => place.belowFold).map(show)}
    </>
  );
}
