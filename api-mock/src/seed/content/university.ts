import { BRAND, BRAND_NAME } from '@prospectus/contract';

/** The university of the seed: its name, and what its home page says first. */
export const university = {
  name: BRAND_NAME,
  shortName: BRAND.name,
  title: 'Study at a university that fits around your life',
  description:
    'Degrees, diplomas and certificates taught online by Meridian University: live classes you can join after work, recordings you can return to, and the same degree wherever you study from.',
  promotionalText:
    'Admissions are open for online degrees, diplomas and certificates. Batches begin in January and July every year. Talk to a counsellor free of charge before you apply.',
} as const;
