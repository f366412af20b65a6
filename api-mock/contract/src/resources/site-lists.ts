import { z } from 'zod';

import { FACTS_HELP } from '../core/facts.ts';
import { choice, image, link, longText, money, reference, requiredText, richText, text } from '../core/fields.ts';
import { icon } from './program-parts.ts';
import { defineList } from './resource.ts';

/** Recognitions of the university (§3), with evidence. */
export const accreditations = defineList({
  name: 'accreditations',
  label: { one: 'Accreditation', many: 'Accreditations' },
  where: 'In the section “Accreditations” of the home page, and as evidence on programme pages.',
  section: { id: 'accreditations', name: 'Accreditations' },
  fields: ['title', 'description'],
  schema: z.object({
    title: requiredText('Title'),
    badge: image('Badge'),
    alt_acc_img_name: text('Alternative text of the badge'),
    description: longText('What it means', { max: 600 }),
    link: link('Where to check it'),
    letter: image('Letter (PDF)', { accept: 'pdf', help: 'The letter of the authority. Visitors read it as it is.' }),
  }),
});

/** Head counts, the highlights of the home page (§3). */
export const headCounts = defineList({
  name: 'head-counts',
  label: { one: 'Head count', many: 'Head counts' },
  where: 'In the section “Head counts” of the home page.',
  section: { id: 'head_counts', name: 'Head counts' },
  fields: ['title', 'value'],
  schema: z.object({
    title: requiredText('Title', { max: 80 }),
    value: requiredText('Value', { max: 40 }),
    icon: icon(),
  }),
});

const cardOf = () =>
  z.object({ title: requiredText('Title'), description: longText('Description', { max: 600 }), icon: icon() });

/** Reasons for the university, site-wide (§3). */
export const benefits = defineList({
  name: 'benefits',
  label: { one: 'Benefit', many: 'Benefits' },
  where: 'In the section “Benefits” of the home page.',
  section: { id: 'benefits', name: 'Benefits' },
  fields: ['title', 'description'],
  schema: cardOf(),
});

/** Career services, site-wide (§3). */
export const career = defineList({
  name: 'career',
  label: { one: 'Career service', many: 'Career services' },
  where: 'In the section “Career” of the home page.',
  section: { id: 'career', name: 'Career' },
  fields: ['title', 'description'],
  schema: cardOf(),
});

/** Testimonials of students (§3). */
export const testimonials = defineList({
  name: 'testimonials',
  label: { one: 'Testimonial', many: 'Testimonials' },
  where: 'In the carousel of the home page and of programme pages.',
  fields: ['name', 'designation', 'quote'],
  orderedWithin: 'program',
  context: ['program', 'designation'],
  schema: z.object({
    name: requiredText('Name'),
    designation: text('Designation'),
    quote: longText('Quote', { max: 1_000 }),
    image: image('Portrait'),
    alt_image_name: text('Alternative text of the portrait'),
    program: reference('Programme', 'program', { help: 'Shown first on that programme’s page.' }),
  }),
});

/** Messages of the vice chancellor; the first one is shown (§3). */
export const vcMessage = defineList({
  name: 'vc-message',
  label: { one: 'Message', many: 'Messages of the vice chancellor' },
  where: 'In the section “Message of the vice chancellor”: the first entry is shown.',
  fields: ['name', 'designation'],
  schema: z.object({
    name: requiredText('Name'),
    designation: text('Designation'),
    message: richText('Message'),
    image: image('Portrait'),
    alt_image_name: text('Alternative text of the portrait'),
  }),
});

/** Graduates and their employers (§3). */
export const alumni = defineList({
  name: 'alumni',
  label: { one: 'Alumna or alumnus', many: 'Alumni' },
  where: 'In the section “Alumni” of the home page.',
  section: { id: 'alumni', name: 'Alumni' },
  fields: ['name', 'company', 'designation'],
  context: ['designation', 'company'],
  schema: z.object({
    name: requiredText('Name'),
    company: text('Company'),
    designation: text('Designation'),
    image: image('Portrait'),
    alt_image_name: text('Alternative text of the portrait'),
  }),
});

/** The scrolling bar of promotional text (§2). */
export const promotionalTexts = defineList({
  name: 'promotional-texts',
  label: { one: 'Promotional text', many: 'Promotional texts' },
  where: 'In the scrolling bar on pages that have the section “Promotional ticker”.',
  fields: ['text', 'speed'],
  schema: z.object({
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
});

/** Wide banners of three types (§2); the first of a type is shown. */
export const wideBanners = defineList({
  name: 'wide-banners',
  label: { one: 'Wide banner', many: 'Wide banners' },
  where: 'Wide bands on programme pages: career, EMI and get in touch; the first of each type is shown.',
  fields: ['title', 'type', 'sub_title'],
  orderedWithin: 'type',
  schema: z.object({
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
});

/** Items of the launchpad (§2). */
export const launchpad = defineList({
  name: 'launchpad',
  label: { one: 'Launchpad item', many: 'Launchpad' },
  where: 'On /launchpad, in this order.',
  fields: ['title', 'description'],
  byPosition: true,
  schema: z.object({
    title: requiredText('Title'),
    description: longText('Description', { max: 600 }),
    image: image('Picture'),
    alt_image_name: text('Alternative text of the picture'),
    link: link('Where it leads'),
  }),
});

/** Lists with a section on pages of the university, by their name in the page's data. */
export const sectionLists = { accreditations, headCounts, benefits, career, alumni };
