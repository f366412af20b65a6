import { type Resource, type ResourceName, resources } from '@prospectus/contract';
import type { z } from 'zod';

import { seedId } from '../seed/seeding.ts';

type Fields = Record<string, unknown>;
/** Fields of a new record, another value for a change, and one that its schema refuses. */
type Sample = {
  create: (number: number) => Fields;
  change: Fields;
  wrong: { fields: Fields; at: string };
  /** Turns words into a value of its title field, where that is no text. */
  title?: (words: string) => string;
};

/** A sample of a resource: texts in required fields, and own values where schema or tests need them. */
export function sampleOf(name: ResourceName): Sample {
  const { label, titleField, schema }: Resource = resources[name];
  const required = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([field, type]) =>
    type.safeParse(undefined).success ? [] : field,
  );
  const own = OWN[name];
  return {
    change: { [titleField]: `${label.one}, reworded` },
    wrong: { fields: { [titleField]: '   ' }, at: titleField },
    ...own,
    create: (number) => ({
      ...Object.fromEntries(required.map((field) => [field, `${label.one} ${number}`])),
      ...own?.create?.(number),
    }),
  };
}

const MBA = seedId('program', 'online-mba');

const REFERRAL: Partial<Sample> = {
  create: () => ({ sub_title: 'A friend’s first step is your reward.', usps: [{ title: 'Rewards in rupees' }] }),
  wrong: { fields: { usps: [{ title: 'Rewards', bg_color: 'gold' }] }, at: 'usps.0.bg_color' },
};

const OWN: Partial<Record<ResourceName, Partial<Sample>>> = {
  program: {
    create: (number) => ({
      slug: `sample-${number}`,
      display_name: `Master of Science, sample ${number}`,
      duration: '2 years',
    }),
    change: { duration: '3 years' },
    wrong: { fields: { slug: 'Not A Slug' }, at: 'slug' },
  },
  'landing-pages': {
    create: (number) => ({ slug: `campaign-${number}-lp`, title: `Admissions campaign ${number}`, program: MBA }),
    change: { landing_page_type: '2' },
    wrong: { fields: { slug: 'campaign' }, at: 'slug' },
  },
  'auxiliary-pages': {
    create: (number) => ({
      slug: `orientation-${number}`,
      title: `Orientation ${number}`,
      content: '<p>Held on the first <strong>Saturday</strong>.</p>',
    }),
    change: { layout: 'schedule' },
    wrong: { fields: { slug: 'routes' }, at: 'slug' },
  },
  pages: {
    create: (number) => ({
      slug: `student-support-${number}`,
      title: `Student support ${number}`,
      hero: [{ title: 'We are here to help' }],
      sections: ['hero', 'content', 'faqs'],
    }),
    change: { summary: 'Whom to ask, and when.' },
    wrong: { fields: { sections: ['carousel'] }, at: 'sections.0' },
  },
  blogs: {
    create: (number) => ({
      slug: `studying-at-night-${number}`,
      title: `Studying at night ${number}`,
      author: 'Kavita Deshpande',
      date: '2025-03-05',
    }),
    change: { summary: 'Eight habits of learners who work by day.' },
    wrong: { fields: { date: '5 March' }, at: 'date' },
  },
  footer: {
    create: (number) => ({
      slug: `footer-${number}`,
      title: `Programmes ${number}`,
      link1: '/online-mba',
      link1_title: 'Online MBA',
    }),
    change: { link9: '/online-ma', link9_title: 'Online MA' },
    wrong: { fields: { link1: 'javascript:alert(1)' }, at: 'link1' },
  },
  metadata: {
    create: (number) => ({ page: `Sample page ${number}`, slug: `sample/page-${number}`, title: 'A sample page' }),
    change: { description: 'What search engines show of the page.' },
    wrong: { fields: { slug: '/with-a-slash' }, at: 'slug' },
  },
  'university-info': {
    create: () => ({ name: 'Meridian University Online', phone: '+91 120 400 0000', email: 'hello@example.org' }),
    change: { tagline: 'Degrees that fit around your life' },
    wrong: { fields: { facebook: 'facebook' }, at: 'facebook' },
  },
  settings: {
    create: () => ({
      copyright_line: '© 2025 Meridian University Online',
      admission_portal: '/admissionportal/',
      download_hosts: ['files.example.org'],
    }),
    change: { whatsapp_number: '+91 98100 00000' },
    wrong: { fields: { download_hosts: ['not a host'] }, at: 'download_hosts.0' },
  },
  'head-counts': { change: { value: '13,000+' } },
  testimonials: {
    create: (number) => ({
      name: `Rohan Iyer ${number}`,
      designation: 'Analyst',
      quote: 'The recordings made it possible.',
      program: MBA,
    }),
    change: { designation: 'Senior analyst' },
    wrong: { fields: { program: 'online-mba' }, at: 'program' },
  },
  'vc-message': { change: { message: '<p>Welcome to a new term.</p>' } },
  alumni: { change: { designation: 'Director' }, wrong: { fields: { image: 'portrait.png' }, at: 'image' } },
  'pre-login-referral': REFERRAL,
  'post-login-referral': REFERRAL,
  'promotional-texts': {
    create: () => ({ speed: 'slow' }),
    change: { speed: 'fast' },
    wrong: { fields: { speed: 'at once' }, at: 'speed' },
  },
  'wide-banners': {
    change: { type: 'emi', amount: 5_500 },
    wrong: { fields: { amount: -1 }, at: 'amount' },
  },
  'live-lectures': {
    create: (number) => ({
      course_name: 'Master of Arts',
      sem_year: 'Semester 1',
      batch: `Batch ${number}`,
      subject_name: 'Research Methods',
      start_date: '2025-03-05',
      start_time: '09:30',
      end_date: '2025-03-05',
      end_time: '11:00',
    }),
    change: { subject_name: 'Academic Writing' },
    wrong: { fields: { start_time: '25:00' }, at: 'start_time' },
  },
  batches: {
    create: (number) => ({
      course_name: 'Online MA English',
      sem_year: 'Semester 2',
      batch: `January ${3_000 + number}`,
    }),
    change: { sem_year: 'Semester 3' },
    wrong: { fields: { sem_year: ' ' }, at: 'sem_year' },
  },
  holidays: {
    create: (number) => ({
      date: new Date(Date.UTC(2040, 0, number)).toISOString().slice(0, 10),
      title: `Foundation day ${number}`,
    }),
    change: { title: 'Convocation day' },
    wrong: { fields: { date: '26 January' }, at: 'date' },
  },
  redirects: {
    create: (number) => ({ from: `/old-sample-${number}`, to: '/online-mba', note: 'From the printed prospectus' }),
    change: { to: '/online-ma' },
    wrong: { fields: { to: '//elsewhere.example' }, at: 'to' },
    title: (words) => `/${words.toLowerCase().replaceAll(' ', '-')}`,
  },
};
