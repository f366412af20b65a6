import type { UniversitySectionProps } from '../../sections/section-props.ts';
import { UNIVERSITY_PLACES } from '../../sections/university-places.ts';
import { sectionViews } from '../sectionView.tsx';

/** Everything that can stand on a page of the university, ready to be shown by its id. */
export const UniversitySections = sectionViews<UniversitySectionProps>(UNIVERSITY_PLACES);
