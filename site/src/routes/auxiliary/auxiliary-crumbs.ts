import type { Crumb } from '../../features/structured-data/graph.ts';
import type { AuxiliaryData } from '../page/page-data.ts';

/** The way from the home page to an auxiliary page, over the programme it stands below. */
export const auxiliaryCrumbs = (
  { title, path }: Pick<AuxiliaryData['page'], 'title' | 'path'>,
  parent: AuxiliaryData['parent'],
): Crumb[] => [{ name: 'Home', path: '/' }, ...(parent ? [parent] : []), { name: title, path }];
