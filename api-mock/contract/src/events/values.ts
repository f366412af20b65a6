import { ORIGINS, type OriginName } from '../leads/origins.ts';
import { sectionLists } from '../resources/site-lists.ts';

// Properties of events are these values, numbers or booleans: a free text could contain personal data.

const LIST_SECTIONS = Object.values(sectionLists).map(({ section }) => section.id.replaceAll('_', '-'));

/** Ids of page parts that events are about. */
export const WIDGETS = [
  'about',
  'accreditation',
  'admission',
  'banner',
  'benefits',
  'blog',
  'career',
  'career-banner',
  'certificate',
  'choose',
  'compare',
  'contact',
  'content',
  'dashboard-access',
  'disclaimer',
  'electives',
  'emi',
  'emi-banner',
  'faqs',
  'featured',
  'fees',
  'get-in-touch',
  'highlights',
  'keypoints',
  'learn-more',
  'more',
  'other-courses',
  'other-specialisations',
  'portal',
  'post',
  'program',
  'programmes',
  'refer',
  'referrals',
  'related',
  'roadmap',
  'schedule',
  'specialisations',
  'structure',
  'testimonials',
  'ticker',
  'university',
  'vc-message',
  'video',
  ...LIST_SECTIONS,
] as const;

export const FORM_VARIANTS = ['REGISTER', 'DOWNLOAD', 'LOGIN'] as const;

/** The five steps of the enquiry (§2). */
export const FORM_STEPS = [
  'MOBILE_NUMBER',
  'OTHER_DETAILS',
  'OTP_VERIFICATION',
  'OTP_VERIFIED',
  'LAST_SCREEN',
] as const;
export type FormStep = (typeof FORM_STEPS)[number];

/** Ways into the enquiry. */
export const FORM_ORIGINS = Object.keys(ORIGINS) as OriginName[];

/** Pop-ups by what makes them appear (§4). */
export const POPUPS = ['delay', 'exit', 'promotional'] as const;

/** Targets of links other than the enquiry. */
export const CTAS = [
  'brochure',
  'continue-application',
  'page',
  'file',
  'call',
  'mail',
  'whatsapp',
  'outside',
] as const;

/** Upper bounds, in seconds, of the ranges that durations are stored as; the last range is open. */
export const DURATION_RANGES = [1, 2, 3, 5, 8, 12, 18, 25, 35, 50, 70, 100, 150, 240, 400, 900] as const;
