import type { StructuredProblem } from './problems.ts';

/** The fields behind the properties of structured data, by resource. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  program: {
    'Course.name': 'display_name',
    'Course.description': 'short_description',
    'Course.offers': 'fee_plans',
    'Course.educationalCredentialAwarded': 'label',
    'CourseInstance.courseWorkload': 'duration',
    'VideoObject.name': 'video.title',
    'VideoObject.description': 'short_description',
    'VideoObject.thumbnailUrl': 'video.thumbnail',
    'VideoObject.embedUrl': 'video.link',
  },
  blogs: {
    'BlogPosting.headline': 'title',
    'BlogPosting.description': 'summary',
    'BlogPosting.datePublished': 'date',
    'BlogPosting.author': 'author',
  },
  faqs: { 'Question.name': 'question', 'Answer.text': 'answer' },
  pages: { 'WebPage.name': 'title', 'WebPage.description': 'summary' },
  'landing-pages': { 'WebPage.name': 'title', 'WebPage.description': 'short_description' },
  'auxiliary-pages': { 'WebPage.name': 'title' },
  metadata: { 'WebPage.name': 'title', 'WebPage.description': 'description' },
  'university-info': {
    'CollegeOrUniversity.name': 'name',
    'CollegeOrUniversity.description': 'about',
    'CollegeOrUniversity.logo': 'logo',
    'CollegeOrUniversity.telephone': 'phone',
    'CollegeOrUniversity.email': 'email',
    'CollegeOrUniversity.address': 'address',
    'CollegeOrUniversity.sameAs': 'facebook',
  },
};

/** The field that a problem is fixed in; undefined if it is not in this record. */
export const fieldOfProblem = (
  resource: string,
  { type, property }: Pick<StructuredProblem, 'type' | 'property'>,
): string | undefined => FIELDS[resource]?.[`${type}.${property}`];
