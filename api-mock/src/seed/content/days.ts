const DAY = 86_400_000;

/** The day so many days later, both `yyyy-MM-dd`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
