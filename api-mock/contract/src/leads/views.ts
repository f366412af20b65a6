/** Named parts of the list of leads: `filter={"view":"due"}`. */
export const LEAD_VIEWS = [
  'new',
  'unassigned',
  'mine',
  'due',
  'overdue',
  'quarantine',
  'not-in-erp',
  'do-not-contact',
] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

/** Milestones of leads: `filter={"reached":"erp"}`; `stage` is any stage but `new`. */
export const LEAD_MILESTONES = ['code', 'verified', 'erp', 'stage', 'called', 'not-called'] as const;
export type LeadMilestone = (typeof LEAD_MILESTONES)[number];
