import {
  type LandingPage,
  landingPage,
  type Marketing,
  marketing,
  type ProgramCard,
  type ProgramPage,
  programPage,
} from '@prospectus/contract';

import { emi, feePlan, programCard, subject } from './part-fixtures.ts';

/** Changes to the fixture: fields of the page, and of its sections one by one. */
export type PageChanges = Partial<Omit<ProgramPage, 'sections' | 'program'>> & {
  program?: Partial<ProgramPage['program']>;
  sections?: Partial<ProgramPage['sections']>;
};

/** A page with something in every section, checked against the contract. */
export function pageFixture({ program, sections, ...page }: PageChanges = {}): ProgramPage {
  const item = programCard('online-mba', 'Master of Business Administration');
  return programPage.parse({
    pageCategory: 'program_page',
    universityName: 'Meridian University Online',
    is_specialisation: '0',
    program: { ...item, program_code: 'MG200', erp_unicode: item.display_name, specialisations: [], ...program },
    title: item.display_name,
    headline: '',
    short_title: 'Online MBA',
    images: [],
    alternateImageNames: [],
    accreditation: [{ title: 'UGC Entitled', alt_acc_img_name: 'Entitled by the University Grants Commission' }],
    brochure: '/media/mba.pdf',
    batchText: 'Admissions Open for 2025 Batch',
    promotionalText: 'Applications are open.',
    banner_additional_info: '2 years, 4 semesters,96 credits',
    banner2_additional_info: '',
    banner3_additional_info: '',
    key_highlights: 'Duration, Credits, Electives',
    key_highlights_value: '2 years,96',
    keypoints: ['Cases from Indian business', 'Live classes at the weekend'],
    keypoint_icons: ['briefcase', 'calendar'],
    featuredPrograms: [],
    sections: { ...fullSections(), ...sections },
    hindi: { short_description: '', eligibility: '' },
    marketing: MARKETING,
    media: {},
    metadata: { title: 'MBA', description: 'MBA', 'og:image': '' },
    updated_at: '2025-01-01T00:00:00Z',
    ...page,
  });
}

/** A landing page for the fixture's programme. */
export const landingFixture = (landing_page_type: '1' | '2', changes: PageChanges = {}): LandingPage =>
  landingPage.parse({
    ...pageFixture(changes),
    slug: 'online-mba-lp',
    path: '/online-mba-lp',
    landing_page_type,
    short_description: 'An MBA at the weekend.',
  });

/** No marketing content. */
export const NO_MARKETING: Marketing = {
  testimonials: [],
  preLoginReferral: null,
  postLoginReferral: null,
  dashboardAccess: null,
  wideBanners: { career: null, emi: null, get_in_touch: null },
};

const wideBanner = (type: string, title: string, button: string) => ({
  id: crypto.randomUUID(),
  type,
  title,
  sub_title: `About ${title}`,
  button,
  amount: 0,
  image: '',
  alt_image_name: '',
});
const referral = (title: string) => ({
  id: crypto.randomUUID(),
  title,
  sub_title: 'A friend and a number.',
  mobile_image: '',
  desktop_image: '',
  alt_image_name: '',
  usps: [{ id: crypto.randomUUID(), title: 'Up to 50 friends', bg_color: '', image: '', alt_image_name: '' }],
});

/** Marketing content in every section. */
export const MARKETING = marketing.parse({
  testimonials: [
    {
      id: crypto.randomUUID(),
      name: 'Asha Pillai',
      designation: 'Learner',
      quote: 'Go on.',
      image: '',
      alt_image_name: '',
    },
  ],
  preLoginReferral: referral('Know someone who’d like to study here?'),
  postLoginReferral: referral('Your friends are one message away'),
  dashboardAccess: {
    id: crypto.randomUUID(),
    title: 'See who has joined',
    alt_text: '',
    desktop_image: '',
    mobile_image: '',
  },
  wideBanners: {
    career: wideBanner('career', 'Launch Your Career', 'Talk to a counsellor'),
    emi: wideBanner('emi', 'No cost EMI starting at ₹{amount} only', 'Apply Now'),
    get_in_touch: wideBanner('get_in_touch', 'Ready to Take the Next Step?', 'Get in touch'),
  },
});

/** Empty sections. */
export const EMPTY_SECTIONS = {
  benefits: [],
  roadmap: [],
  electives: [],
  admission: [],
  certificate: null,
  learnMore: [],
  specialisations: [],
  featured: [],
  video: null,
  otherCourses: [],
  otherSpecialisations: [],
  faqs: [],
  about: {
    componentTitle: 'About',
    description: '',
    duration: '',
    eligibility: '',
    mode: '',
    next_start: '',
    intake: null,
    keyContent: [],
  },
  structure: { semesters: [], total_credits: null, brochure: '', disclaimer: '' },
  fees: { componentTitle: 'Fees', feePlans: [] },
} satisfies ProgramPage['sections'];

function fullSections(): Record<string, unknown> {
  const card = (title: string) => ({ title, description: `${title} in a sentence.`, icon: 'book' });
  const others: ProgramCard[] = [
    programCard('online-ma', 'Master of Arts'),
    programCard('german-language', 'Certificate in German Language', { label: 'Certificate' }),
    programCard('cyber-security', 'Diploma in Cyber Security', { label: 'Diploma', program_type_id: 3 }),
  ];
  const specialisation = programCard('english', 'MA in English', {
    path: '/online-ma/english',
    is_specialisation: '1',
    is_specialisation_of: 'online-ma',
    parent_display_name: 'Master of Arts',
  });
  return {
    about: {
      componentTitle: 'About the MBA',
      description: '<p>Decide across departments.</p>',
      duration: '2 years',
      eligibility: 'A bachelor’s degree',
      mode: 'Online: live classes at the weekend',
      next_start: 'January and July every year',
      intake: null,
      keyContent: [card('Foundations first'), card('Case method')],
    },
    benefits: [card('A recognised degree'), card('Made for working people')],
    roadmap: [card('Marketing'), card('Finance')],
    structure: {
      semesters: [
        {
          id: 's1',
          semester: 1,
          total_credits: 8,
          semester_data: [subject('Statistics', 2), subject('Management', 1)],
        },
        { id: 's2', semester: 2, total_credits: 4, semester_data: [subject('Elective I', 1, '1')] },
      ],
      total_credits: 12,
      brochure: '/media/mba.pdf',
      disclaimer: '<p>Electives need ten learners.</p>',
    },
    electives: [
      {
        elective_name: 'Finance',
        elective_courses: [
          { subject_name: 'Taxation', semester: 4 },
          { subject_name: 'Markets', semester: 3 },
        ],
      },
    ],
    fees: {
      componentTitle: 'Fees',
      feePlans: [
        feePlan('Semester', { totalAmount: 139_000, semesterFee: 35_500, otherSemesterFee: 34_500 }),
        feePlan('Lumpsum', { type: 4, totalAmount: 128_000, isPopular: true, emiOptions: [emi(20_000, 12, 9_000)] }),
        feePlan('Lumpsum', { type: 4, totalAmount: 210_000, isInternational: true }),
      ],
    },
    admission: [
      'Register on the admission portal',
      'Submit the signed online form',
      'Upload documents',
      'The university verifies documents and eligibility',
      'Pay the programme fee online to obtain the registration number',
    ].map((title) => ({ title, description: `${title}.` })),
    certificate: {
      certificate_image: '',
      alt_certificate_image: 'Sample of the degree',
      certificate_disclaimer: '<p>A <strong>sample</strong>.</p>',
    },
    learnMore: [{ title: 'What is an MBA?', description: '<p>A degree in management.</p>' }],
    specialisations: [specialisation],
    featured: others,
    video: { title: 'A class in Marketing', thumbnail: '/media/class.jpg', link: 'https://video.example/embed/1' },
    otherCourses: others,
    otherSpecialisations: [specialisation],
    faqs: [{ id: crypto.randomUUID(), question: 'Is the degree recognised?', answer: '<p>Yes, by the UGC.</p>' }],
  };
}
