import { ORIGINS, type OriginName } from '../leads/origins.ts';
import { sectionLists } from '../resources/site-lists.ts';

/*
 * The words that events are made of. Every property of an event is one of these, a number or a yes and no: a free text
 * could hold somebody's name, so there is none.
 */

const LIST_SECTIONS = Object.values(sectionLists).map(({ section }) => section.id.replaceAll('_', '-'));

/** Sections and other parts of pages that are seen, opened or switched, by the id of their element. */
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

/** What the enquiry is opened for (§2). */
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

/** Where links that are no enquiry lead. */
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

/**
 * Longest times, in seconds, of the ranges that durations are counted in; the last range has no end. A range is all that
 * is stored of how long somebody took.
 */
export const DURATION_RANGES = [1, 2, 3, 5, 8, 12, 18, 25, 35, 50, 70, 100, 150, 240, 400, 900] as const;
