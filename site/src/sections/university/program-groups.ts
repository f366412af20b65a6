import type { HomePage, ListedProgram } from '@prospectus/contract';
import { PROGRAM_TYPE } from '@prospectus/contract/constants';
import type { CountLink } from '@prospectus/design-system';

import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** Programmes of one kind; the id is the anchor of its list. */
type ProgramGroup = { id: string; label: string; entry: string; programs: ListedProgram[] };

// Built-in certificates are stored as type 2 (§9); the label says what they are.
const isCertificate = ({ label }: ListedProgram) => label === 'Certificate';
const degree = (type: number) => (program: ListedProgram) =>
  !isCertificate(program) && program.program_type_id === type;

// Who can enrol, as the enquiry asks for it (§3 Qualification options); more is on the page of each.
const AFTER_SCHOOL = 'After 10+2.';
const GROUPS = [
  { id: 'bachelors', label: 'Bachelors', entry: AFTER_SCHOOL, holds: degree(PROGRAM_TYPE.BACHELORS) },
  {
    id: 'masters',
    label: 'Masters',
    entry: 'After a bachelor’s degree. Each programme’s page says if you need certain marks or subjects.',
    holds: degree(PROGRAM_TYPE.MASTERS),
  },
  { id: 'diplomas', label: 'Diplomas', entry: AFTER_SCHOOL, holds: degree(PROGRAM_TYPE.DIPLOMA) },
  { id: 'certificates', label: 'Certificates', entry: AFTER_SCHOOL, holds: isCertificate },
];

/** Programmes by type, the groups of the header's menu; a group without any is left out. */
export function programGroups(programs: readonly ListedProgram[]): ProgramGroup[] {
  return GROUPS.map(({ holds, ...group }) => ({ ...group, programs: programs.filter(holds) })).filter(
    (group) => group.programs.length > 0,
  );
}

/** The kinds of programmes there are, each with its place on a page that lists them: that of all programmes, or another. */
export const programKinds = (programs: readonly ListedProgram[], page = '/programmes'): CountLink[] =>
  programGroups(programs).map((group) => ({
    label: group.label,
    count: group.programs.length,
    href: `${page}#${group.id}`,
  }));

/** The least fee among programmes, and the soonest of their next intakes. */
export function admissionFacts(programs: readonly ListedProgram[]): NonNullable<UniversitySectionProps['admission']> {
  const fees = programs.flatMap(({ fee }) => (fee ? [fee.total] : []));
  const intakes = programs.flatMap(({ intake }) => (intake ? [intake] : []));
  return {
    fee: fees.length > 0 ? Math.min(...fees) : undefined,
    intake: intakes.toSorted((a, b) => a.starts_on.localeCompare(b.starts_on))[0],
  };
}

/**
 * The section that holds the page's form: beside the page's own text it stays in sight while that is read, and the first
 * screen is short; else it is on the first screen, as on the home page and on those of campaigns, which lead to the form.
 */
export const formPlace = ({ order, content, path }: Pick<HomePage, 'content' | 'order' | 'path'>, campaign: boolean) =>
  !campaign && path !== '/' && order.includes('content') && content !== '' ? 'content' : 'banner';
