// A door of its own: what the first one gives is loaded when the console starts.

/** Parts of the list of leads that staff open by name: `filter={"view":"due"}`. */
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

/** How far leads have come, to be listed by: `filter={"reached":"erp"}`; `stage` is any other than new. */
export const LEAD_MILESTONES = ['code', 'verified', 'erp', 'stage', 'called', 'not-called'] as const;
export type LeadMilestone = (typeof LEAD_MILESTONES)[number];
