import type { PartName } from '@prospectus/contract';

/** The section of a programme's form that holds each part: `/program/{id}#roadmap`. */
export const partSections = {
  'course-info': 'facts',
  'key-contents': 'about',
  'key-points': 'key-points',
  roadmaps: 'roadmap',
  'program-benefits': 'benefits',
  highlights: 'highlights',
  structures: 'structure',
  'fee-structures': 'fees',
  electives: 'electives',
  certificates: 'certificate',
  'learn-more': 'learn-more',
  videos: 'video',
  'admission-steps': 'admission',
} as const satisfies Record<PartName, string>;
