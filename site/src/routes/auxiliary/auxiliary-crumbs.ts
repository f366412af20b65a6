import type { Crumb } from '@prospectus/contract/structured-data';
import type { AuxiliaryData } from '../page/page-data.ts';

/** Breadcrumbs of an auxiliary page: home, its programme, the page. */
export const auxiliaryCrumbs = (
  { title, path }: Pick<AuxiliaryData['page'], 'title' | 'path'>,
  parent: AuxiliaryData['parent'],
): Crumb[] => [{ name: 'Home', path: '/' }, ...(parent ? [parent] : []), { name: title, path }];
