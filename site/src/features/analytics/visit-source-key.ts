/** Under which the source of a visit is stored for the rest of it. */
export const VISIT_SOURCE_KEY = 'visit-source';
