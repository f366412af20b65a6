import type {
  AuxiliaryPage,
  BlogPost,
  HomePage,
  LandingPage,
  LaunchpadPage,
  PageMetadata,
  ProgramPage,
} from '@prospectus/contract';
import type { CountLink, FooterProps, NavItem, PictureData } from '@prospectus/design-system';
import { useActionData, useLoaderData, useMatches, useRouteLoaderData } from 'react-router';

import type { EnquiryProgram } from '../../features/enquiry/enquiry-values.ts';
import type { PostedEnquiryPageProps } from '../../features/enquiry/PostedEnquiryPage.tsx';
import type { Own, PostedReferral } from '../../features/referrals/own-referrals.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';
import type { NextClass } from '../../lib/next-class.ts';
import type { VisitorKind } from '../../lib/visitor.ts';

/** What every page is given. */
export type RootData = {
  visitor: VisitorKind;
  local: boolean;
  publicUrl: string;
  latticeFolder: string;
  frame: Frame;
};
export type Interests = readonly { value: string; label: string }[];

/** What the frame asks of a page's data. */
type Framed = {
  /** A campaign's page: it has no footer and is not to be found by search engines. */
  campaign?: boolean;
  /** Columns of a footer of its own. */
  footer?: Frame['footer'];
  /** A sheet to hand on: it has neither menu nor footer, and nothing opens over it. */
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
  /** On the home page: the kinds of programmes, with how many there are of each. */
  kinds?: readonly CountLink[];
  /** On the home page: what the cheapest programme costs, and when the next one begins. */
  admission?: UniversitySectionProps['admission'];
};
export type ProgramData = { page: ProgramPage; path: string; interests: Interests; nextClass: NextClass | null };
export type LandingData = { page: LandingPage; path: string; interests: Interests; shows: 'landing'; campaign: true };
export type AuxiliaryData = {
  page: Omit<AuxiliaryPage, 'footer' | 'marketing' | 'program'>;
  parent: { name: string; path: string } | null;
  /** Its picture is higher than wide. */
  isWindow: boolean;
  /** What the page ends with. */
  banner: AuxiliaryPage['marketing']['wideBanners']['get_in_touch'];
  /** Courses to choose from on the lead card, and the one of the page. */
  interests: Interests;
  course?: string | undefined;
  footer?: Frame['footer'];
};
type PostItem = Omit<BlogPost, 'content' | 'program' | 'metadata' | 'pageCategory' | 'universityName' | 'updated_at'>;
export type BlogData = { posts: PostItem[]; metadata: PageMetadata };
export type PostData = { post: BlogPost; more: PostItem[]; interests: Interests; course?: string | undefined };
export type LaunchpadData = {
  page: LaunchpadPage;
  /** The visitor's own referrals, where the page was made for one visitor. */
  own?: Own | undefined;
  /** The form without JavaScript was accepted. */
  referred?: boolean | undefined;
};
export type ReferralsData = { metadata: PageMetadata; own?: Own };
export type EnquireData = Omit<PostedEnquiryPageProps, 'contact'>;

/** Data of the frame; undefined where it could not be read. */
export const useRootData = () => useRouteLoaderData<RootData>('root');

/** Data of a page; null where there is nothing at the address. */
export const usePageData = <T>() => useLoaderData<T | null>();

/** A referral that was posted without JavaScript and refused. */
export const useActionResult = (): PostedReferral => useActionData<PostedReferral>() ?? null;

/** What the page that is shown tells the frame. */
export function useFrameOptions(): Framed {
  const data = useMatches().at(-1)?.loaderData as Framed | true | null | undefined;
  return typeof data === 'object' && data !== null ? data : {};
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

/** The frame of every page from the staff's content; made on the server, so that a page's data is no more than it shows. */
export type Frame = {
  name: string;
  shortName: string;
  /** The name in two strengths: 'Meridian' and 'University Online'. */
  brand: { name: string; descriptor: string; picture?: { src: string; alt: string } };
  /** What the university says of itself, for search engines. */
  about: string;
  tagline: string;
  /** `whatsapp` is the support number as staff wrote it; empty where there is none (CONST-13). */
  contact: { phone: string; hours: string; email: string; address: string; whatsapp: string };
  header: NavItem[];
  footer: FooterProps['columns'];
  socials: { label: string; href: string; icon: string }[];
  copyright: string;
  disclaimer: string;
  /** The banner of the promotional pop-up; null where staff have not switched it on. */
  promotionalBanner: { title: string; picture?: PictureData } | null;
  ticker: { items: { text: string; link: string }[]; speed: 'slow' | 'medium' | 'fast' };
};
