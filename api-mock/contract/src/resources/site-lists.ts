import { z } from 'zod';

import { FACTS_HELP } from '../core/facts.ts';
import { choice, image, link, longText, money, reference, requiredText, richText, text } from '../core/fields.ts';
import { icon } from './program-parts.ts';
import { defineList } from './resource.ts';

/** Recognitions of the university (§3), each with the evidence a visitor can check. */
export const accreditations = defineList(
  'accreditations',
  { one: 'Accreditation', many: 'Accreditations' },
  z.object({
    title: requiredText('Title'),
    badge: image('Badge'),
    alt_acc_img_name: text('Alternative text of the badge'),
    description: longText('What it means', { max: 600 }),
    link: link('Where to check it'),
    letter: image('Letter (PDF)', { accept: 'pdf', help: 'The letter of the authority. Visitors read it as it is.' }),
  }),
  ['title', 'description'],
);

/** Head counts, the highlights of the home page (§3). */
export const headCounts = defineList(
  'head-counts',
  { one: 'Head count', many: 'Head counts' },
  z.object({ title: requiredText('Title', { max: 80 }), value: requiredText('Value', { max: 40 }), icon: icon() }),
  ['title', 'value'],
);

const cardOf = () =>
  z.object({ title: requiredText('Title'), description: longText('Description', { max: 600 }), icon: icon() });

/** Why the university, site-wide (§3). */
export const benefits = defineList('benefits', { one: 'Benefit', many: 'Benefits' }, cardOf(), [
  'title',
  'description',
]);

/** What the university does for careers, site-wide (§3). */
export const career = defineList('career', { one: 'Career service', many: 'Career services' }, cardOf(), [
  'title',
  'description',
]);

/** What learners say (§3). */
export const testimonials = defineList(
  'testimonials',
  { one: 'Testimonial', many: 'Testimonials' },
  z.object({
    name: requiredText('Name'),
    designation: text('Designation'),
    quote: longText('Quote', { max: 1_000 }),
    image: image('Portrait'),
    alt_image_name: text('Alternative text of the portrait'),
    program: reference('Programme', 'program', { help: 'Shown first on that programme’s page.' }),
  }),
  ['name', 'designation', 'quote'],
  { orderedWithin: 'program', context: ['program', 'designation'] },
);

/** Messages of the vice chancellor; the first one is shown (§3). */
export const vcMessage = defineList(
  'vc-message',
  { one: 'Message', many: 'Messages of the vice chancellor' },
  z.object({
    name: requiredText('Name'),
    designation: text('Designation'),
    message: richText('Message'),
    image: image('Portrait'),
    alt_image_name: text('Alternative text of the portrait'),
  }),
  ['name', 'designation'],
);

/** Where graduates are now (§3). */
export const alumni = defineList(
  'alumni',
  { one: 'Alumna or alumnus', many: 'Alumni' },
  z.object({
    name: requiredText('Name'),
    company: text('Company'),
    designation: text('Designation'),
    image: image('Portrait'),
    alt_image_name: text('Alternative text of the portrait'),
  }),
  ['name', 'company', 'designation'],
  { context: ['designation', 'company'] },
);

/** The scrolling bar of promotional text (§2). */
export const promotionalTexts = defineList(
  'promotional-texts',
  { one: 'Promotional text', many: 'Promotional texts' },
  z.object({
    text: requiredText('Text', { max: 300, help: FACTS_HELP }),
    speed: choice(
      'Speed',
      [
        { id: 'slow', name: 'Slow' },
        { id: 'medium', name: 'Medium' },
        { id: 'fast', name: 'Fast' },
      ],
      'medium',
    ),
    link: link('Where it leads'),
  }),
  ['text', 'speed'],
);

/** Wide banners of three types (§2); the first of a type is shown. */
export const wideBanners = defineList(
  'wide-banners',
  { one: 'Wide banner', many: 'Wide banners' },
  z.object({
    type: choice(
      'Type',
      [
        { id: 'career', name: 'Career' },
        { id: 'emi', name: 'EMI' },
        { id: 'get_in_touch', name: 'Get in touch' },
      ],
      'career',
    ),
    title: requiredText('Title', { help: 'Write {amount} where the amount belongs.' }),
    sub_title: text('Line below', { max: 300 }),
    button: requiredText('Button', { max: 60 }),
    amount: money('Amount', {
      help: 'For the EMI banner on pages of the university; a programme’s page names the least of its own plans.',
    }),
    image: image('Picture'),
    alt_image_name: text('Alternative text of the picture'),
  }),
  ['title', 'type', 'sub_title'],
  { orderedWithin: 'type' },
);

/** What learners find on the launchpad (§2), in its order. */
export const launchpad = {
  ...defineList(
    'launchpad',
    { one: 'Launchpad item', many: 'Launchpad' },
    z.object({
      title: requiredText('Title'),
      description: longText('Description', { max: 600 }),
      image: image('Picture'),
      alt_image_name: text('Alternative text of the picture'),
      link: link('Where it leads'),
    }),
    ['title', 'description'],
  ),
  byPosition: true as const,
};
