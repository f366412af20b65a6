/** What stands for nobody in a list of people to choose from. */
export const NOBODY = '-';

/** The owner that was chosen; null is nobody. */
export const ownerOfChoice = (chosen: string): string | null => (chosen === NOBODY ? null : chosen);
