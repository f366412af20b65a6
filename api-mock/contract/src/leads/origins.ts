import { DELAY_CAMPAIGN, LEAD_DEFAULTS } from '../core/constants.ts';

/** The purpose of the enquiry: a call-back or 'enroll', a brochure, or sign-in (§2). */
export type EnquiryVariant = 'REGISTER' | 'DOWNLOAD' | 'LOGIN';

/** One way into the enquiry. */
export type Origin = {
  /** What opens it: a link, a short form, a pop-up, or the enquiry's own page. */
  opener: 'link' | 'form' | 'popup' | 'page';
  variants: readonly EnquiryVariant[];
  /** What its button promises: to apply, or a call by a counsellor. */
  intent: 'apply' | 'call';
  source: string;
  /** Replaces the campaign of the visit (POPUP-04). */
  campaign: string | null;
  /** The form is a referrer's: the calls are made with `?referrerForm=true` (§7). */
  referrerForm: boolean;
  /** A completely prefilled form submits automatically (LEAD-17). */
  submitsByItself: boolean;
  /** The page for a lead with an ERP id after the success screen (LEAD-19). */
  after: '/launchpad' | '/launchpad#refer-a-friend';
  /** A success message of its own: `received` is that of a landing page's 'Know more' (LEAD-47). */
  success: 'received' | null;
  /** The analytics event of its opening. */
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

/** Every way into the enquiry; the keys are the values of `data-origin` and of the parameter `origin` of `/enquire`. */
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

/** The origin's name; an unknown or missing one becomes `page`. */
export const toOriginName = (name: string | null | undefined): OriginName =>
  typeof name === 'string' && Object.hasOwn(ORIGINS, name) ? (name as OriginName) : 'page';

/** A page's rules for the end of an enquiry. */
type PageRule = {
  /** It neither redirects nor reloads (LEAD-15). */
  stays?: true;
  /** The page for a lead with an ERP id instead (LEAD-19). */
  after?: string;
  /** A success message of its own (LEAD-46). */
  success?: 'already-registered';
};

const PAGES: Readonly<Record<string, PageRule>> = {
  '/refurl': { stays: true, success: 'already-registered' },
  '/influencer': { stays: true },
  '/referral-dashboard': { after: '/referral-dashboard' },
};

export const pageRule = (path: string): PageRule => (Object.hasOwn(PAGES, path) ? PAGES[path] : undefined) ?? {};
