import { picture } from '../pictures.ts';
import { uploading } from '../admission.ts';
import type { SeedRow } from '../seed-row.ts';
import { university } from '../university.ts';

/** When the telephone is answered. */
export const OFFICE_HOURS = 'Monday to Saturday, 9 am to 7 pm';

/** The university's own facts; texts that repeat one of them take it from here. */
export const info = {
  key: 'university',
  name: university.name,
  short_name: university.shortName,
  tagline: 'Online degrees, diplomas and certificates, with live classes and recordings',
  about:
    'Meridian University Online is the part of Meridian University that teaches online. You get the university’s own teachers, the syllabus and exams of the campus, and a degree with the same name. It’s for you if you can’t come to a campus at ten in the morning because you have a job, a shop, a farm or a family to look after, or if you live far from a college that teaches your subject. Classes are live, in groups of at most thirty, we record every class, and you take your exams from home.',
  logo: picture('logo'),
  alt_logo_name: 'Meridian University Online',
  facebook: 'https://www.facebook.com/meridian.university.online.example',
  instagram: 'https://www.instagram.com/meridian.university.online.example',
  youtube: 'https://www.youtube.com/@meridian-university-online-example',
  phone: '1800 000 0108',
  email: 'admissions@meridian.example',
  address: 'Meridian University Online, Admission Office, Meridian Campus, Vidya Marg, Suryapur, Haryana, India',
  intakes: [
    { starts_on: '2026-07-18', apply_by: '2026-06-30' },
    { starts_on: '2027-01-16', apply_by: '2026-12-31' },
    { starts_on: '2027-07-17', apply_by: '2027-06-30' },
  ],
  admission_steps: uploading(
    'Upload your photo, your signature, an identity document, and your mark sheets and certificates from class 10 to your latest exam. Clear phone photos are fine.',
  ),
} as const satisfies SeedRow<'university-info'>;

/** Where a student who has joined writes to. */
export const SUPPORT_EMAIL = 'support@meridian.example';
/** The person a complaint is sent to that nobody else has resolved. */
export const GRIEVANCE_EMAIL = 'grievance@meridian.example';
/** Who answers questions about personal data. */
export const PRIVACY_EMAIL = 'privacy@meridian.example';

/** The telephone number as a link. */
export const phoneLink = `<a href="tel:${info.phone.replaceAll(' ', '')}">${info.phone}</a>`;

/** An email address as a link. */
export const mailLink = (address: string) => `<a href="mailto:${address}">${address}</a>`;

export const universityInfoRows: readonly SeedRow<'university-info'>[] = [info];
