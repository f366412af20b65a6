/** The kind of visitor, as the server decided from the signed lead session (ROLE-01). */
export type VisitorKind = 'verified' | 'unverified';
