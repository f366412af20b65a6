/** Today in India, `yyyy-MM-dd`. */
export const indianDay = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
