import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { UNIVERSITY_PAGE_SECTIONS } from './page-sections.ts';
import { sectionViews } from '../page/section-views.tsx';

/** Everything that can stand on a page of the university, ready to be shown by its id. */
export const UniversitySections = sectionViews<UniversitySectionProps>(UNIVERSITY_PAGE_SECTIONS);
