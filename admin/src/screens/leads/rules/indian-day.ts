import { INDIA } from '../../../layout/india-time.ts';

/** Today in India, `yyyy-MM-dd`. */
export const indianDay = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: INDIA }).format(new Date());
