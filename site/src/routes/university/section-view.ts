import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { UNIVERSITY_PAGE_SECTIONS } from './page-sections.ts';
import { sectionViews } from '../page/section-views.tsx';

/** Shows a section of a page of the university by its id. */
export const UniversitySections = sectionViews<UniversitySectionProps>(UNIVERSITY_PAGE_SECTIONS);
