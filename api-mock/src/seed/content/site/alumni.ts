import { picture, type PictureName } from '../pictures.ts';
import type { SeedRow } from '../seed-row.ts';

const graduate = (key: PictureName, name: string, designation: string, company: string): SeedRow<'alumni'> => ({
  key,
  name,
  designation,
  company,
  image: picture(key),
  alt_image_name: `Illustrated portrait of ${name}`,
});

/** Where graduates are now. The people and the companies are invented. */
export const alumniRows: readonly SeedRow<'alumni'>[] = [
  graduate('harleen', 'Harleen Kaur Sekhon', 'Branch operations manager, MBA 2023', 'Sutlej Valley Cooperative Bank'),
  graduate('imran', 'Imran Qureshi', 'Product analyst, Diploma in Data Analytics 2024', 'Chowk Grocers Online'),
  graduate('lalrinpuii', 'Lalrinpuii Ralte', 'Radio producer, MA in Mass Communication 2023', 'Hill Country Radio'),
  graduate('subramaniam', 'Subramaniam Natesan', 'Lead developer, MCA 2024', 'Kaveri Bridge Software'),
  graduate('ananya', 'Ananya Deshpande', 'Assistant editor, MA in English 2022', 'Banyan Leaf Books'),
  graduate('birsa', 'Birsa Tirkey', 'Accounts officer, BCom 2024', 'Palash Handloom Federation'),
  graduate('meher', 'Meher Daruwalla', 'Human resources partner, MBA Plus 2024', 'Lantern Street Hospitals'),
  graduate('yusuf', 'Yusuf Pallikkal', 'Security analyst, Diploma in Cyber Security 2024', 'Harbour Light Insurance'),
];
