import { useMemo } from 'react';

import { InlineLeadForm } from '../../features/enquiry/index.ts';
import { openEnquiry } from '../../features/openers/index.ts';
import { useVisitor } from '../../features/visitor/index.ts';
import { openerProps } from '../../lib/openers.ts';
import { universityPlacesOn } from '../../sections/university-places.ts';
import { type UniversityData, usePageData, useRootData } from '../pageData.ts';
import { NotFound } from '../problems/NotFound.tsx';
import type { Frame } from '../shell/frame.ts';
import { UniversitySections } from './universitySections.ts';

/** The home page, a page of the university, or the home page's content for a campaign. */
export function UniversityRoute() {
  const data = usePageData<UniversityData>();
  const frame = useRootData()?.frame;
  return data && frame ? <UniversityPage {...data} frame={frame} /> : <NotFound />;
}

function UniversityPage({ page, path, interests, campaign: asked, frame }: UniversityData & { frame: Frame }) {
  const { verified } = useVisitor();
  const { contact, ticker } = frame;
  const campaign = asked === true;
  // Made once for each kind of visitor: sections that sleep must not see a change (see `sectionView.tsx`).
  const places = useMemo(() => {
    const visitor = { verified };
    return universityPlacesOn(page, visitor).map(({ place, tone }) => ({
      place,
      given: { page, tone, visitor, open: openerProps, contact, ticker, campaign },
    }));
  }, [page, verified, contact, ticker, campaign]);
  const inlineForm =
    interests && !verified ? (
      <InlineLeadForm
        path={path}
        interests={interests}
        onReady={(prefill) => openEnquiry({ variant: 'REGISTER', origin: 'banner', prefill })}
      />
    ) : undefined;
  return places.map(({ place, given }) => (
    <UniversitySections.View
      key={place.id}
      id={place.id}
      given={place.id === 'banner' ? { ...given, inlineForm } : given}
    />
  ));
}
