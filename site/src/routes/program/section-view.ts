import { PROGRAM_PAGE_SECTIONS } from './page-sections.ts';
import type { ProgramSectionProps } from '../../lib/section-props.ts';
import { sectionViews } from '../page/section-views.tsx';

/** Everything that can stand on a programme's page, ready to be shown by its id. */
export const ProgramSections = sectionViews<ProgramSectionProps>(PROGRAM_PAGE_SECTIONS);
