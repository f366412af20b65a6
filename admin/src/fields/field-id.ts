/** Id of the control of a field, so that a summary of problems can lead to it. */
export const fieldId = (source: string): string => `field-${source.replaceAll('.', '-')}`;
