import { MediaCard } from '@prospectus/design-system';

import { truncateCharacters, truncateWords } from '../lib/truncate.ts';

type Props = {
  program: {
    name: string;
    path: string;
    display_name: string;
    short_description: string;
    duration: string;
    program_thumbnail: string;
    label?: string;
  };
  linkText: 'Know more' | 'View';
  /** Compact cards show seven words of the description, full ones 130 characters (PAGE-28). */
  compact?: boolean;
  headingLevel?: 3 | 4;
};

/** A programme that can be gone to. */
export function ProgramCard({ program, linkText, compact = false, headingLevel = 3 }: Props) {
  const shorten = compact ? truncateWords : truncateCharacters;
  return (
    <MediaCard
      title={program.display_name}
      href={program.path}
      linkText={linkText}
      headingLevel={headingLevel}
      cover={program.program_thumbnail ? { src: program.program_thumbnail, alt: '' } : { seed: program.name }}
      meta={[program.label, program.duration].filter(Boolean).join(' · ')}
      description={shorten(program.short_description)}
    />
  );
}
