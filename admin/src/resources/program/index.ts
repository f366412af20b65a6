import { resources } from '@prospectus/contract';

import type { ConsoleResource } from '../../records/console-resource.ts';
import { EmiOptionsInput } from './EmiOptionsInput.tsx';
import { FeePlansInput } from './FeePlansInput.tsx';
import { PublicPageLink } from './PublicPageLink.tsx';
import { programSections } from './program-sections.ts';
import { SemestersInput } from './SemestersInput.tsx';

/** Programmes and specialisations: one document with all its parts (§3). */
export const program: ConsoleResource = {
  declaration: resources.program,
  icon: 'book',
  columns: ['display_name', 'label', 'program_type_id', 'slug', 'parent_program'],
  filters: ['label', 'program_type_id', 'parent_program'],
  sections: programSections,
  inputs: {
    fee_plans: FeePlansInput,
    'fee_plans.emiOptions': EmiOptionsInput,
    semesters: SemestersInput,
  },
  PublicLink: PublicPageLink,
};
