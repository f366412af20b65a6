/** The DOM id of a field's control, which the list of errors links to. */
export const fieldId = (source: string): string => `field-${source.replaceAll('.', '-')}`;
