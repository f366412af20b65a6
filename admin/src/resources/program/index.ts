import { resources } from '@prospectus/contract';

import type { ConsoleResource } from '../../records/console-resource.ts';
import { FeePlansInput } from './FeePlansInput.tsx';
import { IconInput } from './IconInput.tsx';
import { PublicPageLink } from './PublicPageLink.tsx';
import { SemestersInput } from './SemestersInput.tsx';

const CARDS = ['key_points', 'key_contents', 'benefits', 'roadmap'] as const;

/** Programmes and specialisations: one document with all its parts (§3). The tabs follow the order of the page's sections. */
export const program: ConsoleResource = {
  declaration: resources.program,
  icon: 'book',
  columns: ['display_name', 'label', 'program_type_id', 'slug', 'parent_program'],
  filters: ['label', 'program_type_id', 'parent_program'],
  tabs: [
    {
      label: 'Facts',
      fields: [
        'display_name',
        'display_short_name',
        'slug',
        'parent_program',
        'label',
        'program_type_id',
        'program_code',
        'erp_unicode',
        'duration',
        'mode',
        'next_start',
        'origin',
        'eligibility',
        'short_description',
        'program_thumbnail',
        'program_thumbnail_one',
        'brochure_pdf',
      ],
    },
    {
      label: 'Banner',
      fields: [
        'headline',
        'batch_text',
        'promotional_text',
        'banner_additional_info',
        'banner2_additional_info',
        'banner3_additional_info',
        'images',
        'accreditation',
        'highlights',
      ],
    },
    { label: 'About', fields: ['about_title', 'description'] },
    { label: 'Cards', fields: CARDS },
    { label: 'Structure', fields: ['semesters', 'program_structure_disclaimer'] },
    { label: 'Electives', fields: ['electives'] },
    { label: 'Fees', fields: ['fee_plans'] },
    { label: 'Admission', fields: ['admission_steps'] },
    {
      label: 'Certificate & more',
      fields: [
        'certificate_image',
        'alt_certificate_image',
        'certificate_disclaimer',
        'learn_more',
        'video',
        'featured_programs',
      ],
    },
  ],
  inputs: {
    fee_plans: FeePlansInput,
    semesters: SemestersInput,
    ...Object.fromEntries(CARDS.map((list) => [`${list}.icon`, IconInput])),
  },
  orderedWithin: 'parent_program',
  PublicLink: PublicPageLink,
  emptyText:
    'A programme is one record with all its sections. Begin with its name and its address; everything else can follow.',
};
