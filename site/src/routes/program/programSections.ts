import { PROGRAM_PLACES } from '../../sections/program-places.ts';
import type { ProgramSectionProps } from '../../sections/section-props.ts';
import { sectionViews } from '../sectionView.tsx';

/** Everything that can stand on a programme's page, ready to be shown by its id. */
export const ProgramSections = sectionViews<ProgramSectionProps>(PROGRAM_PLACES);
