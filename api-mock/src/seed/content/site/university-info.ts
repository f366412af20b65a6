import { picture } from '../pictures.ts';
import { uploading } from '../admission.ts';
import type { SeedRow } from '../seed-row.ts';
import { university } from '../university.ts';

/** The university's own facts; texts that repeat one of them take it from here. */
export const info = {
  key: 'university',
  name: university.name,
  short_name: university.shortName,
  tagline: 'Degrees, diplomas and certificates, taught live and kept for you to return to',
  about:
    'Meridian University Online is the part of Meridian University that teaches over the internet. Its teachers are the university’s own, its syllabi and examinations are those of the campus, and its degrees bear the same name. It was set up for those who cannot come to a campus at ten in the morning: people with a job, a shop, a field or a family to look after, and young people far from a college that has their subject. Classes are live and small, every class is recorded, and examinations are taken from home.',
  logo: picture('logo'),
  alt_logo_name: 'Meridian University Online',
  facebook: 'https://www.facebook.com/meridian.university.online.example',
  instagram: 'https://www.instagram.com/meridian.university.online.example',
  youtube: 'https://www.youtube.com/@meridian-university-online-example',
  phone: '1800 000 0108',
  email: 'admissions@meridian.example',
  address: 'Meridian University Online, Admission Office, Meridian Campus, Vidya Marg, Suryapur, Haryana, India',
  admission_steps: uploading(
    'Upload a photograph, your signature, an identity document, and the mark sheets and certificates from class 10 up to your last examination. Clear photographs from a phone are accepted.',
  ),
} as const satisfies SeedRow<'university-info'>;

/** Where a learner who has joined writes to. */
export const SUPPORT_EMAIL = 'support@meridian.example';
/** The person a complaint is sent to that nobody else has settled. */
export const GRIEVANCE_EMAIL = 'grievance@meridian.example';
/** Who answers questions about personal data. */
export const PRIVACY_EMAIL = 'privacy@meridian.example';
/** When the telephone is answered. */
export const OFFICE_HOURS = 'Monday to Saturday, 9 am to 7 pm';

/** The telephone number as a link. */
export const phoneLink = `<a href="tel:${info.phone.replaceAll(' ', '')}">${info.phone}</a>`;

/** An e-mail address as a link. */
export const mailLink = (address: string) => `<a href="mailto:${address}">${address}</a>`;

export const universityInfoRows: readonly SeedRow<'university-info'>[] = [info];
