import type { HomePage, ListedProgram } from '@prospectus/contract';
import { PROGRAM_TYPE } from '@prospectus/contract/constants';
import type { CountLink } from '@prospectus/design-system';

import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** Programmes of one type; the id is the anchor of the list. */
type ProgramGroup = { id: string; label: string; entry: string; programs: ListedProgram[] };

// Certificates are stored as type 2 (§9), so the label decides.
const isCertificate = ({ label }: ListedProgram) => label === 'Certificate';
const degree = (type: number) => (program: ListedProgram) =>
  !isCertificate(program) && program.program_type_id === type;

// Entry requirements, like the qualifications of the enquiry (§3).
const AFTER_SCHOOL = 'After 10+2.';
const GROUPS = [
  { id: 'bachelors', label: 'Bachelors', entry: AFTER_SCHOOL, includes: degree(PROGRAM_TYPE.BACHELORS) },
  {
    id: 'masters',
    label: 'Masters',
    entry: 'After a bachelor’s degree. Each programme’s page says if you need certain marks or subjects.',
    includes: degree(PROGRAM_TYPE.MASTERS),
  },
  { id: 'diplomas', label: 'Diplomas', entry: AFTER_SCHOOL, includes: degree(PROGRAM_TYPE.DIPLOMA) },
  { id: 'certificates', label: 'Certificates', entry: AFTER_SCHOOL, includes: isCertificate },
];

/** Programmes by type, without empty groups. */
export function programGroups(programs: readonly ListedProgram[]): ProgramGroup[] {
  return GROUPS.map(({ includes, ...group }) => ({ ...group, programs: programs.filter(includes) })).filter(
    (group) => group.programs.length > 0,
  );
}

/** The number of programmes of each type, with a link to its list. */
export const programKinds = (programs: readonly ListedProgram[], page = '/programmes'): CountLink[] =>
  programGroups(programs).map((group) => ({
    label: group.label,
    count: group.programs.length,
    href: `${page}#${group.id}`,
  }));

/** The lowest fee and the next intake. */
export function admissionFacts(programs: readonly ListedProgram[]): NonNullable<UniversitySectionProps['admission']> {
  const fees = programs.flatMap(({ fee }) => (fee ? [fee.total] : []));
  const intakes = programs.flatMap(({ intake }) => (intake ? [intake] : []));
  return {
    fee: fees.length > 0 ? Math.min(...fees) : undefined,
    intake: intakes.toSorted((a, b) => a.starts_on.localeCompare(b.starts_on))[0],
  };
}

/**
 * The section with the registration form: beside the page's text, where it stays visible; on the first screen of the home
 * page, of campaigns, and of pages without text.
 */
export const formSectionOf = (
  { order, content, path }: Pick<HomePage, 'content' | 'order' | 'path'>,
  campaign: boolean,
) => (!campaign && path !== '/' && order.includes('content') && content !== '' ? 'content' : 'banner');
