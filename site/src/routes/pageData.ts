import type { HomePage, MenuGroup, ProgramPage } from '@prospectus/contract';
import { useLoaderData, useRouteLoaderData } from 'react-router';

import type { EnquiryProgram } from '../features/enquiry/index.ts';
import type { PostedEnquiryPageProps } from '../features/enquiry/PostedEnquiryPage.tsx';
import type { VisitorKind } from '../lib/visitorKind.ts';

/** What every page is given. */
export type RootData = {
  visitor: VisitorKind;
  local: boolean;
  publicUrl: string;
  menu: MenuGroup[];
  /** Published paths: the menus show what exists. */
  paths: string[];
};
export type Interests = readonly { value: string; label: string }[];
export type HomeData = { page: HomePage };
export type ProgramData = { page: ProgramPage; path: string; interests: Interests };
export type EnquireData = PostedEnquiryPageProps;

/** Data of the frame; undefined where it could not be read. */
export const useRootData = () => useRouteLoaderData<RootData>('root');

/** Data of a page; null where there is nothing at the address. */
export const usePageData = <T>() => useLoaderData<T | null>();

/** The programme a page is about, if it is about one. */
export function usePageProgram(): ProgramPage['program'] | undefined {
  const program = useRouteLoaderData<ProgramData | null>('program');
  const specialisation = useRouteLoaderData<ProgramData | null>('specialisation');
  return (program ?? specialisation)?.page.program;
}

/** A programme as the enquiry wants to know it. */
export function enquiryProgram(program: ProgramPage['program']): EnquiryProgram {
  return {
    slug: program.slug,
    name: program.display_name,
    label: program.label,
    programTypeId: program.program_type_id,
    erp_unicode: program.erp_unicode || program.display_name,
    brochure: program.brochure_pdf,
  };
}
