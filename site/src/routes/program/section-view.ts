import { PROGRAM_PAGE_SECTIONS } from './page-sections.ts';
import type { ProgramSectionProps } from '../../lib/section-props.ts';
import { sectionViews } from '../page/section-views.tsx';

/** Shows a section of a programme's page by its id. */
export const ProgramSections = sectionViews<ProgramSectionProps>(PROGRAM_PAGE_SECTIONS);
