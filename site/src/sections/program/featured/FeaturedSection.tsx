import { FeaturedPrograms } from '../../../features/program-cards/FeaturedPrograms.tsx';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** Featured programmes on a programme's page (PAGE-25). */
export const FeaturedSection = ({ page, tone }: ProgramSectionProps) => (
  <FeaturedPrograms programs={page.sections.featured} tone={tone} of={page.program} />
);
