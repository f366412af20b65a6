import type { StructuredProblem } from './problems.ts';

/** Where staff write what the structured data say: by resource, then by type and property, the path of the field. */
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

/** The field of a record that a problem is mended in; undefined where another record, or the site itself, says it. */
export const fieldOfProblem = (
  resource: string,
  { type, property }: Pick<StructuredProblem, 'type' | 'property'>,
): string | undefined => FIELDS[resource]?.[`${type}.${property}`];
