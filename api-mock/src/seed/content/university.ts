import { BRAND, BRAND_NAME } from '@prospectus/contract';

/** The university of the seed: its name, and what its home page says first. */
export const university = {
  name: BRAND_NAME,
  shortName: BRAND.name,
  title: 'Study at a university that fits around your life',
  description:
    'Online degrees, diplomas and certificates: live classes after work, recordings to watch again, and the same degree wherever you study.',
  promotionalText:
    'Admissions are open for online degrees, diplomas and certificates. New batches start in January and July every year. Talk to a counsellor for free before you apply.',
} as const;
