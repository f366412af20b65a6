import { useVisitor } from '../../features/visitor/index.ts';
import { openerProps } from '../../lib/openers.ts';
import { HomeSections } from '../../sections/HomeSections.tsx';
import { type HomeData, usePageData } from '../pageData.ts';
import { NotFound } from '../problems/NotFound.tsx';

/** The home page. */
export function HomeRoute() {
  const data = usePageData<HomeData>();
  const { verified } = useVisitor();
  return data ? <HomeSections page={data.page} visitor={{ verified }} open={openerProps} /> : <NotFound />;
}
