import { z } from 'zod';

import { PROGRAM_TYPE } from '../core/constants.ts';
import { choice, image, list, longText, reference, requiredText, richText, text } from '../core/fields.ts';
import { FACTS_HELP } from '../core/facts.ts';
import { programSlugSchema } from '../core/slugs.ts';
import {
  accreditation,
  card,
  electiveGroup,
  feePlan,
  highlight,
  intake,
  keyPoint,
  learnMoreItem,
  picture,
  semester,
  step,
  video,
} from './program-parts.ts';
import { defineResource } from './resource.ts';

const LABELS = ['Bachelor’s degree', 'Master’s degree', 'Diploma', 'Certificate'] as const;

/** A programme or specialisation with all its parts (§3); other fields of the wire format derive from these. */
export const program = defineResource({
  name: 'program',
  label: { one: 'Programme', many: 'Programmes' },
  where: 'Each programme has a page of its own, and a card on the pages that list programmes.',
  titleField: 'display_name',
  ordered: true,
  orderedWithin: 'parent_program',
  slug: { field: 'slug', parent: 'parent_program' },
  search: ['display_name', 'display_short_name', 'slug', 'short_description', 'program_code'],
  filters: ['slug', 'program_type_id', 'label', 'parent_program', 'origin', 'display_name'],
  sorts: ['display_name', 'slug', 'program_type_id', 'label', 'duration'],
  schema: z.object({
    slug: programSlugSchema.meta({ kind: 'text', label: 'Address', help: 'The last part of the page’s address.' }),
    display_name: requiredText('Name', { max: 160 }),
    display_short_name: text('Short name', { max: 60 }),
    headline: text('Headline', { help: 'Shown in the banner in place of the name, where set.' }),
    label: choice(
      'Award',
      LABELS.map((name) => ({ id: name, name })),
      'Master’s degree',
    ),
    program_type_id: choice(
      'Type',
      [
        { id: PROGRAM_TYPE.BACHELORS, name: 'Bachelors' },
        { id: PROGRAM_TYPE.MASTERS, name: 'Masters' },
        { id: PROGRAM_TYPE.DIPLOMA, name: 'Diploma' },
      ],
      PROGRAM_TYPE.MASTERS,
    ),
    parent_program: reference('Specialisation of', 'program'),
    program_code: text('Programme code', { max: 20 }),
    erp_unicode: text('Name in the ERP', { max: 160, help: 'What a lead’s area of interest is stored as.' }),
    origin: choice(
      'Origin',
      [
        { id: 'managed', name: 'Managed' },
        { id: 'built-in', name: 'Built-in' },
      ],
      'managed',
    ),
    short_description: longText('Short description', { max: 600 }),
    duration: text('Duration', { max: 60 }),
    eligibility: longText('Eligibility', { max: 600 }),
    short_description_hindi: longText('Short description in Hindi', {
      max: 600,
      help: 'For the family’s page in Hindi; the English one where empty.',
    }),
    eligibility_hindi: longText('Eligibility in Hindi', {
      max: 600,
      help: 'For the family’s page in Hindi; the English one where empty.',
    }),
    mode: text('Mode of study', { max: 120 }),
    next_start: text('When batches start', {
      max: 120,
      help: 'In words, such as “January and July every year”. Shown as the next start where no dates are set.',
    }),
    intakes: list('Next starts', intake, { max: 12, help: 'The university’s where empty.' }),
    program_thumbnail: image('Thumbnail', { help: 'On the programme’s card.' }),
    program_thumbnail_one: image('Second thumbnail', {
      help: 'On small cards, such as “Explore other courses”; the first where empty.',
    }),
    brochure_pdf: image('Brochure (PDF)', { accept: 'pdf' }),
    images: list('Banner pictures', picture),
    batch_text: text('Batch text', {
      max: 120,
      help: '“Admissions Open for 2025 Batch” takes the year of the next start where dates are set.',
    }).prefault('Admissions Open for 2025 Batch'),
    promotional_text: text('Promotional ticker', { max: 300, help: FACTS_HELP }),
    banner_additional_info: text('Banner labels, first row', { help: 'Separated by commas.' }),
    banner2_additional_info: text('Banner labels, second row', { help: 'Separated by commas.' }),
    banner3_additional_info: text('Banner labels, third row', { help: 'Separated by commas.' }),
    accreditation: list('Accreditations', accreditation),
    highlights: list('Key highlights', highlight),
    key_points: list('Key points', keyPoint),
    about_title: text('Heading of the about section'),
    description: richText('About'),
    key_contents: list('Key content', card),
    benefits: list('Why choose us', card),
    roadmap: list('Career roadmap', card),
    semesters: list('Programme structure', semester, { max: 20 }),
    program_structure_disclaimer: richText('Note under the structure'),
    electives: list('Electives', electiveGroup),
    fee_plans: list('Fee plans', feePlan),
    admission_steps: list('Admission process', step, { help: 'The standard five steps where empty.' }),
    certificate_image: image('Certificate sample'),
    alt_certificate_image: text('Alternative text of the certificate'),
    certificate_disclaimer: richText('Note beside the certificate'),
    learn_more: list('Learn more', learnMoreItem),
    featured_programs: list(
      'Featured programmes',
      z.uuid().meta({ kind: 'reference', label: 'Programme', resource: 'program' }),
    ),
    video: video.nullable().default(null).meta({ kind: 'list', label: 'Video' }),
  }),
});

export type Program = z.output<typeof program.schema>;
export type ProgramInput = z.input<typeof program.schema>;
