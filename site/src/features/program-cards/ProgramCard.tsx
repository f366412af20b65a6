import type { ListedProgram } from '@prospectus/contract';
import { dayAndMonth, dayText, type Intake } from '@prospectus/contract/intakes';
import { Button, MediaCard, type MediaCardProps, Price, Text } from '@prospectus/design-system';

import type { openerProps } from '../../lib/openers.ts';
import { truncateCharacters, truncateWords } from '../../lib/truncate.ts';

type Props = {
  program: {
    name: string;
    path: string;
    display_name: string;
    short_description: string;
    duration: string;
    program_thumbnail: string;
    label?: string;
    /** Where the list says what each one costs, and when it starts. */
    fee?: ListedProgram['fee'];
    intake?: Intake | null;
  };
  linkText: 'Know more' | 'View';
  /** Compact cards show seven words of the description, full ones 130 characters (PAGE-28). */
  compact?: boolean;
  look?: MediaCardProps['look'];
  /** On phones a row of a list. */
  slimOnPhones?: boolean;
  headingLevel?: 3 | 4;
  /** Opens the enquiry in place of going to the programme. */
  opener?: ReturnType<typeof openerProps> | undefined;
};

/** A programme that can be gone to. */
export function ProgramCard({
  program,
  linkText,
  compact = false,
  look,
  slimOnPhones,
  headingLevel = 3,
  opener,
}: Props) {
  const shorten = compact ? truncateWords : truncateCharacters;
  return (
    <MediaCard
      title={program.display_name}
      {...(opener
        ? {
            action: (
              <Button variant="secondary" {...opener}>
                {linkText}
              </Button>
            ),
          }
        : { href: program.path, linkText })}
      headingLevel={headingLevel}
      look={look}
      slimOnPhones={slimOnPhones}
      cover={program.program_thumbnail ? { src: program.program_thumbnail, alt: '' } : { seed: program.name }}
      meta={
        <>
          {[program.label, program.duration].filter(Boolean).join(' · ')}
          {program.fee && (
            <>
              {program.fee.from ? ' · fee from ' : ' · fee '}
              <Price amount={program.fee.total} />
            </>
          )}
          {program.intake && (
            <Text size="small" tone="muted">
              {`Starts ${dayText(program.intake.starts_on)}, apply by ${dayAndMonth(program.intake.apply_by)}`}
            </Text>
          )}
        </>
      }
      description={shorten(program.short_description)}
    />
  );
}
