import { z } from 'zod';

import { requiredReference } from '../core/fields.ts';
import { recordMeta } from '../core/records.ts';
import { card, electiveGroup, feePlan, highlight, keyPoint, learnMoreItem, step, video } from './program-parts.ts';
import { program } from './program.ts';
import { type Access, ADMIN_ONLY, type Verb } from './resource.ts';

/**
 * A part of a programme as a resource (§6, ADMIN-27 to 35): a view on the programme's document. Its `version` is the
 * programme's, and saving it changes the programme's draft.
 */
export type PartResource<S extends z.ZodObject = z.ZodObject> = {
  /** As in `/api/admin/{name}`. */
  name: string;
  label: { one: string; many: string };
  titleField: string;
  /** Fields of a record besides those of `partMeta`. */
  schema: S;
  access: Access;
} & (
  | {
      /** The programme's field with the ordered list. */
      list: keyof typeof program.schema.shape;
    }
  | {
      /** One per programme, with its id: `always`, or only if one of its fields is filled in. */
      single: 'always' | 'optional';
      /** The programme's field with the object; without it, its fields are the programme's own. */
      of?: keyof typeof program.schema.shape;
    }
);

// Parts are published with their programme.
const verbs: readonly Verb[] = ['list', 'read', 'create', 'update', 'delete'];
const access: Access = Object.fromEntries(verbs.map((verb) => [verb, ADMIN_ONLY[verb]]));
const ordered: Access = { ...access, ...(ADMIN_ONLY.reorder && { reorder: ADMIN_ONLY.reorder }) };

function listPart<S extends z.ZodObject>(
  name: string,
  one: string,
  many: string,
  field: keyof typeof program.schema.shape,
  item: S,
  titleField = 'title',
) {
  return { name, label: { one, many }, titleField, list: field, access: ordered, schema: item.omit({ id: true }) };
}

const { shape } = program.schema;

const courseInfo = {
  name: 'course-info',
  label: { one: 'Course info', many: 'Course info' },
  titleField: 'display_name',
  single: 'always',
  access,
  schema: program.schema.omit({
    key_contents: true,
    key_points: true,
    roadmap: true,
    benefits: true,
    highlights: true,
    semesters: true,
    program_structure_disclaimer: true,
    fee_plans: true,
    electives: true,
    certificate_image: true,
    alt_certificate_image: true,
    certificate_disclaimer: true,
    learn_more: true,
    admission_steps: true,
    video: true,
  }),
} as const;

const structures = {
  name: 'structures',
  label: { one: 'Programme structure', many: 'Programme structures' },
  titleField: 'program_structure_disclaimer',
  single: 'always',
  access,
  schema: z.object({
    semesters: shape.semesters,
    program_structure_disclaimer: shape.program_structure_disclaimer,
  }),
} as const;

const certificates = {
  name: 'certificates',
  label: { one: 'Certificate', many: 'Certificates' },
  titleField: 'alt_certificate_image',
  single: 'optional',
  access,
  schema: z.object({
    certificate_image: shape.certificate_image,
    alt_certificate_image: shape.alt_certificate_image,
    certificate_disclaimer: shape.certificate_disclaimer,
  }),
} as const;

const videos = {
  name: 'videos',
  label: { one: 'Intro video', many: 'Intro videos' },
  titleField: 'title',
  single: 'optional',
  of: 'video',
  access,
  schema: video,
} as const;

/** The parts by name. */
export const parts = {
  'course-info': courseInfo,
  'key-contents': listPart('key-contents', 'Key content', 'Key content', 'key_contents', card),
  'key-points': listPart('key-points', 'Key point', 'Key points', 'key_points', keyPoint),
  roadmaps: listPart('roadmaps', 'Step of the roadmap', 'Roadmap', 'roadmap', card),
  'program-benefits': listPart(
    'program-benefits',
    'Benefit of a programme',
    'Benefits of a programme',
    'benefits',
    card,
  ),
  highlights: listPart('highlights', 'Highlight', 'Highlights', 'highlights', highlight),
  structures,
  'fee-structures': listPart('fee-structures', 'Fee plan', 'Fee plans', 'fee_plans', feePlan),
  electives: listPart('electives', 'Elective group', 'Electives', 'electives', electiveGroup, 'elective_name'),
  certificates,
  'learn-more': listPart('learn-more', 'Learn-more text', 'Learn more', 'learn_more', learnMoreItem),
  videos,
  'admission-steps': listPart('admission-steps', 'Admission step', 'Admission process', 'admission_steps', step),
} as const satisfies Record<string, PartResource>;

export type PartName = keyof typeof parts;

/** A list of parts requires one of these filters. */
export const PART_FILTERS = ['programId', 'id'] as const;

/** The programme of a part; it never changes. */
export const partOwner = z.object({ programId: requiredReference('Programme', 'program') });

/** Further fields of a part: the position in its list, the other ones are the programme's. */
export const partMeta = recordMeta.extend({ id: z.string().min(1).max(40), ...partOwner.shape });
export type PartMeta = z.output<typeof partMeta>;

/** Ids in the new order; other parts follow in their order. */
export const partReorderBody = z.object({
  ids: z.array(z.string().min(1).max(40)).min(1).max(1_000),
  version: recordMeta.shape.version.optional(),
});
