import type { ProgramCard as Card } from '@prospectus/contract';
import { dayAndMonth } from '@prospectus/contract/intakes';
import { Button, MediaCard, type MediaCardFact, type MediaCardProps, Price } from '@prospectus/design-system';

import { chartOf } from '../../lib/syllabus.ts';
import { noBreak, truncateCharacters, truncateWords } from '../../lib/text.ts';
import type { openerProps } from '../../lib/openers.ts';

type Props = {
  program: {
    name: string;
    path: string;
    display_name: string;
    short_description: string;
    duration: string;
    program_thumbnail: string;
    program_code: string;
    chart: Card['chart'];
    /** Empty if the list already says it. */
    label?: string;
    /** Specialisations have no fee and intake of their own. */
    fee?: Card['fee'];
    intake?: Card['intake'];
  };
  linkText: 'Know more' | 'View';
  /** Compact cards show seven words of the description, full ones 130 characters (PAGE-28). */
  compact?: boolean;
  look?: MediaCardProps['look'];
  slimOnPhones?: boolean;
  headingLevel?: 3 | 4;
  /** Opens the enquiry instead of the programme's page. */
  opener?: ReturnType<typeof openerProps> | undefined;
};

export function ProgramCard({ program, linkText, compact = false, headingLevel = 3, opener, ...card }: Props) {
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
      {...card}
      cover={program.program_thumbnail ? { src: program.program_thumbnail, alt: '' } : { chart: chartOf(program) }}
      facts={factsOf(program, compact)}
      description={shorten(program.short_description)}
    />
  );
}

/** Award, duration, fee and start of a programme; a full card also has the application deadline. */
function factsOf({ label, duration, fee, intake }: Props['program'], compact: boolean): MediaCardFact[] {
  const facts: (MediaCardFact | '' | null | undefined)[] = [
    label && { label: 'Award', value: label, plain: true },
    duration && { label: 'Duration', value: duration, plain: true },
    fee && { label: fee.from ? 'Fee from' : 'Fee', value: <Price amount={fee.total} /> },
    intake && {
      label: 'Starts',
      value: dayAndMonth(intake.starts_on),
      note: `\u00A0${intake.starts_on.slice(0, 4)}${compact ? '' : `, ${noBreak(`apply by ${dayAndMonth(intake.apply_by)}`)}`}`,
    },
  ];
  return facts.filter((fact) => typeof fact === 'object' && fact !== null);
}
