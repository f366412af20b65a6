import type { ResourceName } from '@prospectus/contract';

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

const MBA = seedId('program', 'online-mba');

/** A record that is named by a title of its own. */
const titled = (title: string, rest: Fields = {}): Sample => ({
  create: (number) => ({ title: `${title} ${number}`, ...rest }),
  change: { title: `${title}, reworded` },
  wrong: { fields: { title: '   ' }, at: 'title' },
});

const referral = (title: string): Sample => ({
  ...titled(title, { sub_title: 'A friend’s first step is your reward.', usps: [{ title: 'Rewards in rupees' }] }),
  wrong: { fields: { usps: [{ title: 'Rewards', bg_color: 'gold' }] }, at: 'usps.0.bg_color' },
});

/** One sample a resource: the compiler asks for the next one when the registry grows. */
export const SAMPLES: Record<ResourceName, Sample> = {
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
  launchpad: titled('Invite a friend', { description: 'Share your link and earn.', link: '/launchpad#refer-a-friend' }),
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
  accreditations: titled('Entitled by the commission', { description: 'Programmes are recognised as on campus.' }),
  'head-counts': {
    ...titled('Learners', { value: '12,000+' }),
    change: { value: '13,000+' },
  },
  benefits: titled('Classes after work', { icon: 'clock' }),
  career: titled('Mock interviews', { icon: 'briefcase' }),
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
  faqs: {
    create: (number) => ({ question: `When does batch ${number} begin?`, answer: '<p>In <strong>July</strong>.</p>' }),
    change: { question: 'When does the next batch begin?' },
    wrong: { fields: { question: '   ' }, at: 'question' },
  },
  'vc-message': {
    create: (number) => ({
      name: `Prof. Lakshmi Menon ${number}`,
      designation: 'Vice Chancellor',
      message: '<p>Welcome.</p>',
    }),
    change: { message: '<p>Welcome to a new term.</p>' },
    wrong: { fields: { name: '' }, at: 'name' },
  },
  alumni: {
    create: (number) => ({ name: `Sana Qureshi ${number}`, company: 'Northwind Analytics', designation: 'Manager' }),
    change: { designation: 'Director' },
    wrong: { fields: { image: 'portrait.png' }, at: 'image' },
  },
  'promotional-banner': titled('Early-bird scholarship'),
  'pre-login-referral': referral('Refer a friend and earn'),
  'post-login-referral': referral('Your friends are one link away'),
  'dashboard-access': titled('See what you have earned', { alt_text: 'Two friends at a laptop' }),
  'promotional-texts': {
    create: (number) => ({ text: `Admissions close on day ${number}`, speed: 'slow' }),
    change: { speed: 'fast' },
    wrong: { fields: { speed: 'at once' }, at: 'speed' },
  },
  'wide-banners': {
    ...titled('Launch your career', { type: 'career', button: 'Talk to a counsellor' }),
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
