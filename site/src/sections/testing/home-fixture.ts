import { type HomePage, homePage, sectionLists } from '@prospectus/contract';

import { MARKETING, pageFixture } from './page-fixture.ts';
import { programCard } from './part-fixtures.ts';

/** The home page with a programme of each kind, checked against the contract. */
export const homeFixture = (changes: Partial<HomePage> = {}): HomePage =>
  homePage.parse({
    pageCategory: 'home_page',
    universityName: 'Meridian University Online',
    is_specialisation: '0',
    slug: 'home',
    path: '/',
    title: 'Study where you are',
    headline: '',
    short_title: 'Home',
    short_description: 'Degrees taught online.',
    images: [],
    alternateImageNames: [],
    accreditation: [],
    brochure: '',
    batchText: '',
    promotionalText: 'Admissions are open.',
    banner_additional_info: '',
    banner2_additional_info: '',
    banner3_additional_info: '',
    key_highlights: '',
    key_highlights_value: '',
    keypoints: [],
    keypoint_icons: [],
    featuredPrograms: [],
    bg_image: '',
    alt_bg_image_name: '',
    hero: [],
    content: '',
    order: ['hero', 'programs', 'faqs', 'get_in_touch'],
    programs: [
      {
        ...programCard('online-ma', 'Master of Arts'),
        fee: { total: 61_000, from: true },
        intake: { starts_on: '2027-01-16', apply_by: '2026-12-31' },
        emi: { down: 15_000, months: 12, monthly: 4_000 },
        specialisations: [{ name: 'MA English', path: '/online-ma/english' }],
      },
      {
        ...programCard('german-language', 'Certificate in German Language', { label: 'Certificate' }),
        emi: null,
        specialisations: [],
      },
      {
        ...programCard('cyber-security', 'Diploma in Cyber Security', { label: 'Diploma', program_type_id: 3 }),
        fee: { total: 9_000, from: false },
        emi: { down: 0, months: 9, monthly: 1_000 },
        specialisations: [],
      },
    ],
    faqs: pageFixture().sections.faqs,
    sections: {
      ...Object.fromEntries(Object.keys(sectionLists).map((name) => [name, []])),
      featured: [],
      vcMessage: null,
    },
    marketing: MARKETING,
    media: {},
    metadata: { title: 'Meridian', description: '', 'og:image': '' },
    updated_at: '2025-01-01T00:00:00Z',
    ...changes,
  });
