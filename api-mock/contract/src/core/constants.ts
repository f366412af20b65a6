/** Constants of specification §9 and the sections below. Money is in whole rupees. */

/** Roles of staff (§3, §6; COUNSELLOR is not in the specification). Without a role a person sees nothing. */
export const ROLE = { ADMIN: 2, EVENT_CREATER: 3, COUNSELLOR: 4 } as const;
export type Role = (typeof ROLE)[keyof typeof ROLE];

/** Programme types and featured tabs (§9). Built-in certificates have the type 2 and a label of their own. */
export const PROGRAM_TYPE = { BACHELORS: 1, MASTERS: 2, DIPLOMA: 3 } as const;
export type ProgramType = (typeof PROGRAM_TYPE)[keyof typeof PROGRAM_TYPE];

/** Fee-plan types (§3). */
export const FEE_PLAN_TYPE = { SEMESTER: 3, LUMPSUM: 4, ANNUAL: 5 } as const;

/** Fixed charges in rupees (§9). */
export const CHARGES = {
  registration: { indian: 1000, international: 1500 },
  reappearExamPerSubject: { indian: 500, international: 1000 },
} as const;

/** One-time code (§4, §5, §9); how many are sent is in the settings. */
export const OTP = {
  length: 4,
  lifetimeMs: 5 * 60_000,
  triesPerCode: 3,
  resendWaitMs: 30_000,
  verifyThrottleMs: 5_000,
} as const;

/** Timings of the interface (§4, §9). */
export const TIMING = {
  successScreenMs: 2_000,
  heroSlideMs: 5_000,
  sideCardResetMs: 2_000,
  scrollListenerMs: 3_000,
} as const;

/** Kinds of pop-ups (§2): the lead modal, and the promotional banner that opens it. */
export const POPUP_KIND = { DEFAULT: 0, PROMOTIONALPOPUP: 1 } as const;

/** When a pop-up is due after the page load, and its flags in the session storage (§4). */
export const POPUP = {
  delayMs: 30_000,
  exitNotBeforeMs: 5_000,
  flags: { delay: 'show_on_delay', exit: 'show_on_exit' },
  delayLeadFlag: 'is_lead_submited_by_delay_form',
} as const;

/** Attribution of a lead that came without campaign parameters (§3, §9). */
export const LEAD_DEFAULTS = { media: 'Direct', campaign: 'Direct', source: 'WEB' } as const;
export const DELAY_CAMPAIGN = 'Delay';

/** Country code of Indian numbers (§5). */
export const COUNTRY_CODE = '+91';

/** Lifetimes of cookies in seconds (§9). */
export const COOKIE_MAX_AGE = { lead: 7 * 86_400, session: 2_592_000, generic: 3_600 } as const;

/** Default values (§3, §9). */
export const DEFAULTS = { programId: 1, promotionalBanner: '0', pageLoader: true } as const;

/** Cookie names. The server trusts only `lead_session` and `enquiry`, which are httpOnly and signed. */
export const COOKIE = {
  leadSession: 'lead_session',
  challenge: 'enquiry',
  refresh: 'staff_refresh',
  isUserVerified: 'isUserVerified',
  userLeadData: 'userLeadData',
  isFirstByUser: 'is_first_by_user',
  showToast: 'show_toast',
  sessionLabel: 'session_id',
} as const;

/** Scroll (§9): the last milestone is reported as 100. */
export const SCROLL = { milestones: [20, 40, 60, 80, 95], arrowStepPx: 200, widgetMarginPx: -50 } as const;

/** Truncation (§9). */
export const SHORT_DESCRIPTION = { characters: 130, words: 7 } as const;

/** Footer columns (§9). */
export const FOOTER = { linksPerColumn: 9, builtInLinksPerColumn: 7 } as const;

/** Calendar (§9). */
export const CALENDAR = { paddingDays: 15, heightPx: 640, maxRangeDays: 400, timeZone: 'Asia/Kolkata' } as const;

/** File name of every downloaded brochure (§4). */
export const BROCHURE_FILE_NAME = 'Online-Programme Structure brochure.pdf';

/** Refer and earn: reward for a referred person who verifies the phone, limit per lead, form of a link's code. */
export const REFERRAL = { rewardRupees: 2_000, perLead: 50, code: /^[a-z2-7]{10}$/ } as const;

/** Page categories (§2). */
export const PAGE_CATEGORIES = ['home_page', 'program_page', 'university_page', 'compare_page', 'blog'] as const;

/** Headers of public answers: version of the content, and cache tags. */
export const CONTENT_VERSION_HEADER = 'X-Content-Version';
export const CONTENT_TAGS_HEADER = 'X-Content-Tags';

/** The parameter of an address with a preview token, and the header for the same in the API. */
export const PREVIEW_PARAM = 'preview';
export const PREVIEW_HEADER = 'X-Preview-Token';

/** Purposes of keys derived from APP_SECRET: HKDF with SHA-256, no salt, the purpose as info, 32 bytes. */
export const KEY_PURPOSES = [
  'staff-token',
  'staff-refresh',
  'lead-session',
  'enquiry',
  'one-time-code',
  'submission',
  'quarantine',
  'limits',
  'outbox',
  'preview',
  'site-report',
  'second-factor',
  'webhook',
  'backup',
] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];
