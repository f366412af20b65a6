import { z } from 'zod';

import { DEFAULTS } from '../core/constants.ts';
import { choice, image, link, list, longText, partId, requiredText, text } from '../core/fields.ts';
import { intake, step } from './program-parts.ts';
import { defineResource, type Resource } from './resource.ts';

/** Declares a resource with one record. */
export function defineSingle<S extends z.ZodObject>(
  name: string,
  label: string,
  titleField: string,
  single: 'always' | 'optional',
  where: string,
  schema: S,
): Resource<S> {
  return defineResource({
    name,
    label: { one: label, many: label },
    where,
    titleField,
    single,
    ordered: false,
    search: [titleField],
    filters: [titleField],
    sorts: [titleField],
    schema,
  });
}

/** The university itself (§3). */
export const universityInfo = defineSingle(
  'university-info',
  'University info',
  'name',
  'always',
  'Name, logo, contact and social links on every page.',
  z.object({
    name: requiredText('Name'),
    short_name: text('Short name', { max: 60 }),
    tagline: text('One line of what it is'),
    about: longText('About', { help: 'For search engines, and for pages with the section “About the university”.' }),
    logo: image('Logo'),
    alt_logo_name: text('Alternative text of the logo'),
    facebook: link('Facebook'),
    instagram: link('Instagram'),
    youtube: link('YouTube'),
    phone: text('Phone', { max: 40 }),
    email: text('E-mail', { max: 254 }),
    address: longText('Address', { max: 400 }),
    intakes: list('Next starts', intake, {
      max: 12,
      help: 'Pages show the first that one can still apply for; those that are over may stay.',
    }),
    admission_steps: list('Admission process', step, { help: 'Shown where a programme gives no steps of its own.' }),
  }),
);

/** The banner of the promotional pop-up (§3); off until staff switch it on. */
export const promotionalBanner = defineSingle(
  'promotional-banner',
  'Promotional banner',
  'title',
  'optional',
  'In the promotional pop-up, once it is switched on.',
  z.object({
    title: requiredText('Title'),
    image: image('Picture'),
    mobile_image: image('Picture on phones'),
    alt_image_name: text('Alternative text of the picture'),
    is_active: choice(
      'Shown',
      [
        { id: '0', name: 'Off' },
        { id: '1', name: 'On' },
      ],
      DEFAULTS.promotionalBanner,
    ),
  }),
);

const usp = z.object({
  id: partId(),
  title: requiredText('Title', { max: 120 }),
  bg_color: z
    .string()
    .trim()
    .regex(/^(|#[0-9a-f]{6})$/i, 'Use a colour such as #f3e7c9.')
    .default('')
    .meta({ kind: 'text', label: 'Background colour' }),
  image: image('Picture'),
  alt_image_name: text('Alternative text of the picture'),
});

/** A list, or its JSON text, as clients of the specification send it (§3). */
const usps = () =>
  z
    .preprocess(
      (value) => {
        if (typeof value !== 'string') return value;
        try {
          return JSON.parse(value) as unknown;
        } catch {
          return value;
        }
      },
      list('What one gets', usp, { max: 12 }),
    )
    .meta({ kind: 'list', label: 'What one gets' });

const referralBanner = () =>
  z.object({
    title: requiredText('Title'),
    sub_title: text('Line below', { max: 300 }),
    mobile_image: image('Picture on phones'),
    desktop_image: image('Picture'),
    alt_image_name: text('Alternative text of the picture'),
    usps: usps(),
  });

/** Refer-and-earn for visitors who are not verified (§2). */
export const preLoginReferral = defineSingle(
  'pre-login-referral',
  'Refer-and-earn banner before sign-up',
  'title',
  'optional',
  'A wide band with the picture at its side, for visitors who are not verified.',
  referralBanner(),
);

/** Refer-and-earn for verified visitors (§2). */
export const postLoginReferral = defineSingle(
  'post-login-referral',
  'Refer-and-earn banner after sign-up',
  'title',
  'optional',
  'A wide band with the picture at its side, for verified visitors, and on their launchpad.',
  referralBanner(),
);

/** The banner that leads to the referral dashboard (§2). */
export const dashboardAccess = defineSingle(
  'dashboard-access',
  'Dashboard access',
  'title',
  'optional',
  'A strip with a small picture, for verified visitors: it leads to their referrals.',
  z.object({
    title: requiredText('Title'),
    alt_text: text('Alternative text of the picture'),
    desktop_image: image('Picture'),
    mobile_image: image('Picture on phones'),
  }),
);
