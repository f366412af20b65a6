import { useMemo } from 'react';

import { InlineLeadForm } from '../page/InlineLeadForm.tsx';
import { useVisitor } from '../../features/visitor/VisitorContext.tsx';
import { formSectionOf } from '../../sections/university/program-groups.ts';
import { UniversitySections, universitySectionsOn } from './page-sections.ts';
import { type Frame, type UniversityData, usePageData, useRootData } from '../page/page-data.ts';
import { NotFound } from '../problems/NotFound.tsx';

/** The home page, a page of the university, or a campaign page with the home page's content. */
export function UniversityRoute() {
  const data = usePageData<UniversityData>();
  const frame = useRootData()?.frame;
  return data && frame ? <UniversityPage {...data} frame={frame} /> : <NotFound />;
}

function UniversityPage(props: UniversityData & { frame: Frame }) {
  const { page, path, interests, kinds, admission, campaign = false, frame } = props;
  const { verified } = useVisitor();
  const { contact, ticker, about } = frame;
  // Memoized: the props of islands must not change before hydration (see `section-views.tsx`).
  const sections = useMemo(() => {
    const visitor = { verified };
    return universitySectionsOn(page, visitor).map(({ section, tone }) => ({
      section,
      sectionProps: { page, tone, visitor, contact, ticker, about, campaign, kinds, admission },
    }));
  }, [page, verified, contact, ticker, about, campaign, kinds, admission]);
  const sectionsWithForm = useMemo(() => {
    const origin = campaign ? 'landing' : 'inline';
    const inlineForm =
      interests && !verified ? <InlineLeadForm origin={origin} path={path} interests={interests} /> : undefined;
    const formSection = formSectionOf(page, campaign);
    return sections.map(({ section, sectionProps }) => ({
      id: section.id,
      sectionProps: section.id === formSection ? { ...sectionProps, inlineForm } : sectionProps,
    }));
  }, [sections, page, path, interests, verified, campaign]);
  return sectionsWithForm.map(({ id, sectionProps }) => (
    <UniversitySections.View key={id} id={id} sectionProps={sectionProps} />
  ));
}
