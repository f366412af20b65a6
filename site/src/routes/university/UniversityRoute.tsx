import { useMemo } from 'react';

import { InlineLeadForm } from '../page/InlineLeadForm.tsx';
import { useVisitor } from '../../features/visitor/VisitorContext.tsx';
import { formPlace } from '../../sections/university/program-groups.ts';
import { UniversitySections, universitySectionsOn } from './page-sections.ts';
import { type Frame, type UniversityData, usePageData, useRootData } from '../page/page-data.ts';
import { NotFound } from '../problems/NotFound.tsx';

/** The home page, a page of the university, or the home page's content for a campaign. */
export function UniversityRoute() {
  const data = usePageData<UniversityData>();
  const frame = useRootData()?.frame;
  return data && frame ? <UniversityPage {...data} frame={frame} /> : <NotFound />;
}

function UniversityPage(props: UniversityData & { frame: Frame }) {
  const { page, path, interests, kinds, admission, campaign: asked, frame } = props;
  const { verified } = useVisitor();
  const { contact, ticker, about } = frame;
  const campaign = asked === true;
  // Made once for each kind of visitor: islands must not get changed properties (see `section-views.tsx`).
  const sections = useMemo(() => {
    const visitor = { verified };
    return universitySectionsOn(page, visitor).map(({ section, tone }) => ({
      section,
      sectionProps: { page, tone, visitor, contact, ticker, about, campaign, kinds, admission },
    }));
  }, [page, verified, contact, ticker, about, campaign, kinds, admission]);
  const withForm = useMemo(() => {
    const origin = campaign ? 'landing' : 'inline';
    const inlineForm =
      interests && !verified ? <InlineLeadForm origin={origin} path={path} interests={interests} /> : undefined;
    const place = formPlace(page, campaign);
    return sections.map(({ section, sectionProps }) => ({
      id: section.id,
      sectionProps: section.id === place ? { ...sectionProps, inlineForm } : sectionProps,
    }));
  }, [sections, page, path, interests, verified, campaign]);
  return withForm.map(({ id, sectionProps }) => (
    <UniversitySections.View key={id} id={id} sectionProps={sectionProps} />
  ));
}
