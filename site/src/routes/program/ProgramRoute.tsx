import { InPageNav } from '@prospectus/design-system';
import { useMemo } from 'react';

import { InlineLeadForm } from '../../features/enquiry/index.ts';
import { openEnquiry } from '../../features/openers/index.ts';
import { useVisitor } from '../../features/visitor/index.ts';
import { openerProps } from '../../lib/openers.ts';
import { pageLinks, placesOn } from '../../sections/program-places.ts';
import { enquiryProgram, type ProgramData, usePageData } from '../pageData.ts';
import { NotFound } from '../problems/NotFound.tsx';
import { ProgramSections } from './programSections.ts';

/** A programme's or specialisation's page. */
export function ProgramRoute() {
  const data = usePageData<ProgramData>();
  return data ? <ProgramPage {...data} /> : <NotFound />;
}

function ProgramPage({ page, path, interests }: ProgramData) {
  const { verified } = useVisitor();
  // Made once for each kind of visitor: sections that sleep must not see a change (see `sectionView.tsx`).
  const places = useMemo(
    () =>
      placesOn(page).map(({ place, tone }) => ({
        place,
        given: { page, tone, visitor: { verified }, open: openerProps },
      })),
    [page, verified],
  );
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
      <InPageNav items={pageLinks(page)} />
      {places.filter(({ place }) => place.belowFold).map(show)}
    </>
  );
}
