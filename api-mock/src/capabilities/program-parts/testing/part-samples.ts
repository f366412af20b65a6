import type { PartName, ProgramPage } from '@prospectus/contract';

type Fields = Record<string, unknown>;
type Sample = {
  /** Fields of a new part, another value for a change, and one that its schema refuses. */
  create: (number: number) => Fields;
  change: Fields;
  wrong: { fields: Fields; at: string };
  /** The parts of this kind on the programme's page. */
  shown: (page: ProgramPage) => unknown;
};

const card = (number: number) => ({
  title: `Card ${number}`,
  description: 'Small groups, evenings and weekends.',
  icon: 'award',
});
const untitled = { fields: { title: '  ' }, at: 'title' };

/** A sample of each part, which the compiler requires. */
export const PART_SAMPLES: Record<PartName, Sample> = {
  'course-info': {
    create: (number) => ({ slug: `part-${number}`, display_name: `Master of Parts ${number}` }),
    change: { duration: '3 years', batch_text: 'Admissions open for the winter batch' },
    wrong: { fields: { slug: 'Not A Slug' }, at: 'slug' },
    shown: ({ program, batchText }) => ({ duration: program.duration, batch_text: batchText }),
  },
  'key-contents': {
    create: card,
    change: { title: 'Learn by doing' },
    wrong: untitled,
    shown: ({ sections }) => sections.about.keyContent,
  },
  'key-points': {
    create: (number) => ({ title: `Point ${number}`, icon: 'briefcase' }),
    change: { title: 'Live on weekends' },
    wrong: untitled,
    shown: ({ keypoints, keypoint_icons }) => keypoints.map((title, index) => ({ title, icon: keypoint_icons[index] })),
  },
  roadmaps: {
    create: card,
    change: { description: 'The first job after the degree.' },
    wrong: untitled,
    shown: ({ sections }) => sections.roadmap,
  },
  'program-benefits': {
    create: card,
    change: { icon: 'people' },
    wrong: untitled,
    shown: ({ sections }) => sections.benefits,
  },
  highlights: {
    create: (number) => ({ title: `Highlight ${number}`, value: '40+' }),
    change: { value: '60+' },
    wrong: { fields: { title: 'one, two' }, at: 'title' },
    shown: ({ key_highlights, key_highlights_value }) => {
      const values = key_highlights_value.split(',');
      return key_highlights.split(', ').map((title, index) => ({ title, value: values[index] }));
    },
  },
  structures: {
    create: () => ({}),
    change: {
      semesters: [
        {
          id: 'first-semester',
          semester: 1,
          total_credits: 20,
          semester_data: [
            {
              id: 'first-subject',
              subject_name: 'Logic',
              is_elective_based: false,
              credits: 4,
              created_at: '2025-01-01T00:00:00.000Z',
            },
          ],
        },
      ],
      program_structure_disclaimer: '<p>Subjects may change.</p>',
    },
    wrong: { fields: { semesters: [{ semester: 99 }] }, at: 'semesters.0.semester' },
    shown: ({ sections: { structure } }) => ({
      program_structure_disclaimer: structure.disclaimer,
      semesters: structure.semesters.map((semester) => ({
        ...semester,
        semester_data: semester.semester_data.map(({ id, subject_name, credits, created_at, is_elective_based }) => ({
          id,
          subject_name,
          credits,
          created_at,
          is_elective_based: is_elective_based === '1',
        })),
      })),
    }),
  },
  'fee-structures': {
    create: (number) => ({
      title: `Plan ${number}`,
      type: 4,
      isInternational: false,
      totalAmount: 32_848,
      keyHighlights: ['Examination fee included'],
      emiOptions: [{ emiOption: '6 months, no cost', installment: { emiDuration: 6, emiMonthlyPayment: 5_475 } }],
    }),
    change: { totalAmount: 30_000, isPopular: true },
    wrong: { fields: { totalAmount: -1 }, at: 'totalAmount' },
    shown: ({ sections }) => sections.fees.feePlans,
  },
  electives: {
    create: (number) => ({
      elective_name: `Group ${number}`,
      elective_courses: [{ subject_name: 'Media Ethics', semester: 3 }],
    }),
    change: { elective_name: 'Group of the third semester' },
    wrong: { fields: { elective_name: '' }, at: 'elective_name' },
    shown: ({ sections }) => sections.electives,
  },
  certificates: {
    create: () => ({ certificate_image: '/media/certificate.png', alt_certificate_image: 'Sample of the degree' }),
    change: { certificate_disclaimer: '<p>A sample.</p>' },
    wrong: { fields: { certificate_image: 'javascript:alert(1)' }, at: 'certificate_image' },
    shown: ({ sections }) => sections.certificate,
  },
  'learn-more': {
    create: (number) => ({ title: `More ${number}`, description: '<p>How <strong>live</strong> classes work.</p>' }),
    change: { description: '<p>How assignments work.</p>' },
    wrong: { fields: { title: 'x'.repeat(201) }, at: 'title' },
    shown: ({ sections }) => sections.learnMore,
  },
  videos: {
    create: () => ({ link: 'https://www.youtube-nocookie.com/embed/sample', title: 'A day of study' }),
    change: { title: 'A week of study' },
    wrong: { fields: { link: 'javascript:alert(1)' }, at: 'link' },
    shown: ({ sections }) => sections.video,
  },
  'admission-steps': {
    create: (number) => ({ title: `Step ${number}`, description: 'Sign the form online.' }),
    change: { title: 'Sign the form' },
    wrong: untitled,
    shown: ({ sections }) => sections.admission,
  },
};
