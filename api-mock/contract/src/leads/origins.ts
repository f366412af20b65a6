import { DELAY_CAMPAIGN, LEAD_DEFAULTS } from '../core/constants.ts';

/** What the enquiry is opened for: a call-back or 'enroll', a brochure, or to sign in (§2). */
export type EnquiryVariant = 'REGISTER' | 'DOWNLOAD' | 'LOGIN';

/** What is known of one way into the enquiry. */
export type Origin = {
  /** Who opens it: a link, a form that has asked something already, a pop-up, or the enquiry's own page. */
  opener: 'link' | 'form' | 'popup' | 'page';
  /** What it may be opened for. */
  variants: readonly EnquiryVariant[];
  /** What its words promise: to apply, or a call by a counsellor. */
  intent: 'apply' | 'call';
  source: string;
  /** Replaces the campaign of the visit (POPUP-04). */
  campaign: string | null;
  /** The form is a referrer's: the calls are made with `?referrerForm=true` (§7). */
  referrerForm: boolean;
  /** A form whose details are all filled in already submits by itself (LEAD-17). */
  submitsByItself: boolean;
  /** Where a lead with an ERP id goes after the success screen (LEAD-19). */
  after: '/launchpad' | '/launchpad#refer-a-friend';
  /** A success message of its own: `received` is that of a landing page's 'Know more' (LEAD-47). */
  success: 'received' | null;
  /** The analytics event its opening is recorded as. */
  event: 'lead_cta_click' | 'modal_view' | 'page_loaded';
};

const EVENTS = { link: 'lead_cta_click', form: 'lead_cta_click', popup: 'modal_view', page: 'page_loaded' } as const;

const from = <const Variants extends readonly EnquiryVariant[]>(
  opener: Origin['opener'],
  variants: Variants,
  own: Partial<Omit<Origin, 'variants'>> = {},
): Omit<Origin, 'variants'> & { variants: Variants } => ({
  opener,
  intent: 'apply',
  source: LEAD_DEFAULTS.source,
  campaign: null,
  referrerForm: false,
  submitsByItself: true,
  after: '/launchpad',
  success: null,
  event: EVENTS[opener],
  ...own,
  variants,
});

/** Every way into the enquiry. The keys are the values of `data-origin` and of the parameter `origin` of `/enquire`. */
export const ORIGINS = {
  header: from('link', ['REGISTER', 'LOGIN']),
  'bottom-bar': from('link', ['REGISTER']),
  banner: from('link', ['REGISTER', 'DOWNLOAD']),
  'home-banner': from('link', ['REGISTER'], { intent: 'call' }),
  fees: from('link', ['REGISTER']),
  structure: from('link', ['DOWNLOAD']),
  admission: from('link', ['REGISTER']),
  video: from('link', ['REGISTER']),
  faqs: from('link', ['REGISTER'], { intent: 'call' }),
  career: from('link', ['REGISTER'], { intent: 'call' }),
  emi: from('link', ['REGISTER']),
  'get-in-touch': from('link', ['REGISTER'], { intent: 'call' }),
  'know-more': from('link', ['REGISTER'], { intent: 'call', success: 'received' }),
  refer: from('link', ['LOGIN'], { referrerForm: true, after: '/launchpad#refer-a-friend' }),
  launchpad: from('link', ['LOGIN']),
  'referral-dashboard': from('link', ['LOGIN']),
  inline: from('form', ['REGISTER']),
  landing: from('form', ['REGISTER']),
  'side-card': from('form', ['REGISTER']),
  delay: from('popup', ['REGISTER'], { campaign: DELAY_CAMPAIGN, submitsByItself: false }),
  exit: from('popup', ['REGISTER']),
  promotional: from('popup', ['REGISTER']),
  page: from('page', ['REGISTER', 'DOWNLOAD', 'LOGIN']),
} satisfies Record<string, Origin>;

export type OriginName = keyof typeof ORIGINS;

/** Origins that may open the enquiry for a purpose. */
export type OriginFor<Variant extends EnquiryVariant> = {
  [Name in OriginName]: Variant extends (typeof ORIGINS)[Name]['variants'][number] ? Name : never;
}[OriginName];

/** The origin of that name; one that is unknown or missing is the enquiry's own page. */
export const toOriginName = (name: string | null | undefined): OriginName =>
  typeof name === 'string' && Object.hasOwn(ORIGINS, name) ? (name as OriginName) : 'page';

/** What a page changes about the end of an enquiry, whichever origin opened it. */
type PageRule = {
  /** Nobody is moved from it, and it is not loaded again (LEAD-15). */
  stays?: true;
  /** Where a lead with an ERP id goes instead (LEAD-19). */
  after?: string;
  /** A success message of its own (LEAD-46). */
  success?: 'already-registered';
};

const PAGES: Readonly<Record<string, PageRule>> = {
  '/refurl': { stays: true, success: 'already-registered' },
  '/influencer': { stays: true },
  '/referral-dashboard': { after: '/referral-dashboard' },
};

/** The rules of the page at a path. */
export const pageRule = (path: string): PageRule => (Object.hasOwn(PAGES, path) ? PAGES[path] : undefined) ?? {};
