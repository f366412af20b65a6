/** The DOM id of a field's control, which the list of errors links to. */
export const fieldId = (source: string): string => `field-${source.replaceAll('.', '-')}`;

/** The path of the field with this DOM id; undefined for any other id. */
export const fieldOfId = (id: string): string | undefined =>
  id.startsWith('field-') ? id.slice('field-'.length).replaceAll('-', '.') : undefined;
