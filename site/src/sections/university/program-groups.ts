import type { ListedProgram } from '@prospectus/contract';
import { PROGRAM_TYPE } from '@prospectus/contract/constants';

/** Programmes of one kind on the home page. */
type ProgramGroup = { id: string; label: string; programs: ListedProgram[] };

// Built-in certificates are stored as type 2 (§9); the label says what they are.
const isCertificate = ({ label }: ListedProgram) => label === 'Certificate';
const degree = (type: number) => (program: ListedProgram) =>
  !isCertificate(program) && program.program_type_id === type;

const GROUPS = [
  { id: 'bachelors', label: 'Bachelors', holds: degree(PROGRAM_TYPE.BACHELORS) },
  { id: 'masters', label: 'Masters', holds: degree(PROGRAM_TYPE.MASTERS) },
  { id: 'diplomas', label: 'Diplomas', holds: degree(PROGRAM_TYPE.DIPLOMA) },
  { id: 'certificates', label: 'Certificates', holds: isCertificate },
];

/** Programmes by type, the groups of the header's menu; a group without any is left out. */
export function programGroups(programs: readonly ListedProgram[]): ProgramGroup[] {
  return GROUPS.map(({ id, label, holds }) => ({ id, label, programs: programs.filter(holds) })).filter(
    (group) => group.programs.length > 0,
  );
}
