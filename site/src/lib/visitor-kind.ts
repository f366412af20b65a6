/** Who looks at the page, as the server decided from the signed lead session (ROLE-01). */
export type VisitorKind = 'verified' | 'unverified';
