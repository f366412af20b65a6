import type {
  AuxiliaryPage,
  BlogPost,
  HomePage,
  LandingPage,
  LaunchpadPage,
  PageMetadata,
  ProgramPage,
} from '@prospectus/contract';
import type { Crumb } from '@prospectus/contract/structured-data';
import type { CountLink, FooterProps, NavItem, PictureData } from '@prospectus/design-system';
import { useActionData, useLoaderData, useMatches, useRouteLoaderData } from 'react-router';

import type { EnquiryProgram } from '../../features/enquiry/enquiry-values.ts';
import type { PostedEnquiryPageProps } from '../../features/enquiry/PostedEnquiryPage.tsx';
import type { OwnReferrals, PostedReferral } from '../../features/referrals/own-referrals.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';
import type { NextClass } from '../../lib/next-class.ts';
import type { VisitorKind } from '../../lib/visitor.ts';

/** Data of every page. */
export type RootData = {
  visitor: VisitorKind;
  local: boolean;
  publicUrl: string;
  latticeFolder: string;
  frame: Frame;
};
export type Interests = readonly { value: string; label: string }[];

/** The page data that the frame uses. */
type Framed = {
  /** A campaign page has no footer. */
  campaign?: boolean;
  /** The page's own footer columns. */
  footer?: Frame['footer'];
  /** A printable sheet has no menu, footer or dialogs. */
  sheet?: boolean;
  page?: { program?: ProgramPage['program'] | null; accreditation?: readonly { title: string }[] };
};

export type UniversityData = {
  page: HomePage;
  path: string;
  metadata: PageMetadata;
  shows?: 'university';
  campaign?: true;
  /** Choices for the banner's form. */
  interests?: Interests;
  /** On the home page: the number of programmes of each type. */
  kinds?: readonly CountLink[];
  /** On the home page: the lowest fee and the next intake. */
  admission?: UniversitySectionProps['admission'];
};
export type ProgramData = { page: ProgramPage; path: string; interests: Interests; nextClass: NextClass | null };
export type LandingData = { page: LandingPage; path: string; interests: Interests; shows: 'landing'; campaign: true };
export type AuxiliaryData = {
  page: Omit<AuxiliaryPage, 'footer' | 'marketing' | 'program'>;
  parent: { name: string; path: string } | null;
  /** The picture is higher than wide. */
  isWindow: boolean;
  /** The banner at the end of the page. */
  banner: AuxiliaryPage['marketing']['wideBanners']['get_in_touch'];
  /** Courses of the lead card, and the preselected one. */
  interests: Interests;
  course?: string | undefined;
  footer?: Frame['footer'];
};
type PostItem = Omit<BlogPost, 'content' | 'program' | 'metadata' | 'pageCategory' | 'universityName' | 'updated_at'>;
export type BlogData = { posts: PostItem[]; metadata: PageMetadata };
export type PostData = { post: BlogPost; more: PostItem[]; interests: Interests; course?: string | undefined };
export type LaunchpadData = {
  page: LaunchpadPage;
  /** The visitor's referrals, if the page is rendered for one visitor. */
  own?: OwnReferrals | undefined;
  /** A referral without JavaScript was accepted. */
  referred?: boolean | undefined;
};
export type ReferralsData = { metadata: PageMetadata; own?: OwnReferrals };
export type EnquireData = Omit<PostedEnquiryPageProps, 'contact'>;

/** Data of the frame; undefined if it could not be read. */
export const useRootData = () => useRouteLoaderData<RootData>('root');

/** Data of a page; null for a 404. */
export const usePageData = <T>() => useLoaderData<T | null>();

/** A referral that was refused without JavaScript. */
export const useActionResult = (): PostedReferral => useActionData<PostedReferral>() ?? null;

/** The frame options of the current page. */
export function useFrameOptions(): Framed {
  const data = useMatches().at(-1)?.loaderData as Framed | true | null | undefined;
  return typeof data === 'object' && data !== null ? data : {};
}

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

/** The frame of every page, reduced by the server to what the page shows. */
export type Frame = {
  name: string;
  shortName: string;
  /** The name in two strengths: 'Meridian' and 'University Online'. */
  brand: { name: string; descriptor: string; picture?: { src: string; alt: string } };
  /** For search engines. */
  about: string;
  tagline: string;
  /** `whatsapp` is the support number, or empty (CONST-13). */
  contact: { phone: string; hours: string; email: string; address: string; whatsapp: string };
  header: NavItem[];
  footer: FooterProps['columns'];
  socials: { label: string; href: string; icon: string }[];
  copyright: string;
  disclaimer: string;
  /** The promotional pop-up; null if it is off. */
  promotionalBanner: { title: string; picture?: PictureData } | null;
  ticker: { items: { text: string; link: string }[]; speed: 'slow' | 'medium' | 'fast' };
};

/** Breadcrumbs of an auxiliary page: home, its programme, the page. */
export const auxiliaryCrumbs = (
  { title, path }: Pick<AuxiliaryData['page'], 'title' | 'path'>,
  parent: AuxiliaryData['parent'],
): Crumb[] => [{ name: 'Home', path: '/' }, ...(parent ? [parent] : []), { name: title, path }];
