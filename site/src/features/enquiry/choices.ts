import { PROGRAM_TYPE } from '@prospectus/contract/constants';
import { QUALIFICATIONS } from '@prospectus/contract/qualifications';

import type { EnquiryProgram, EnquiryValues } from './types.ts';

/** The fields of an enquiry before anything is typed or chosen. */
export const EMPTY_VALUES: EnquiryValues = { phone: '', name: '', email: '', qualification: '0', interest: '' };

/**
 * Qualifications to choose from: the two-option set for a master's programme, four otherwise.
 * A certificate is stored as type 2 and still opens after 10+2, so its label decides (LEAD-32, SEED-10).
 */
export function qualificationChoices(program: Pick<EnquiryProgram, 'label' | 'programTypeId'> | undefined) {
  const masters = program?.programTypeId === PROGRAM_TYPE.MASTERS && program.label !== 'Certificate';
  return masters ? QUALIFICATIONS.master : QUALIFICATIONS.open;
}

/** Programme preselected by the last path segment, less a trailing 'lp' and its hyphen (§5). */
export function preselect<T extends { slug: string }>(path: string, choices: readonly T[]): T | undefined {
  const last = path.split('/').findLast(Boolean) ?? '';
  const name = last.replace(/-?lp$/, '');
  return choices.find((choice) => choice.slug === last) ?? choices.find((choice) => choice.slug === name);
}
