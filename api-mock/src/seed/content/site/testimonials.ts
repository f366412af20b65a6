import { picture, type PictureName } from '../pictures.ts';
import { programId } from '../program-id.ts';
import type { SeedRow } from '../seed-row.ts';

/** What students say. They are invented, and their portraits drawn. */
export const testimonialRows: readonly SeedRow<'testimonials'>[] = [
  said(
    'asha',
    'Asha Pillai',
    'Ward sister, Kozhikode',
    'online-mba',
    'My shifts change every week, so I watch the recordings on the bus and keep my questions for Sunday. For my capstone project I measured how long our patients wait for their discharge papers. It was four hours. Now it’s ninety minutes.',
  ),
  said(
    'gurpreet',
    'Gurpreet Singh Bhullar',
    'Runs a hardware shop, Moga',
    'online-bcom',
    'I thought I knew my accounts because I knew my customers. In the second semester I found out which shelf had been losing money since my father’s time.',
  ),
  said(
    'nandini',
    'Nandini Chakraborty',
    'School teacher, Siliguri',
    'online-ma/english',
    'I hadn’t written an essay in eleven years. My first one came back full of corrections, with a note that said: keep going. By the fourth I was arguing with the comments.',
  ),
  said(
    'arjun',
    'Arjun Meshram',
    'Support engineer, Nagpur',
    'online-mca',
    'I never miss the Wednesday lab. You share your screen, your code doesn’t work, and a classmate who made the same mistake tells you why. That’s how I learnt to read other people’s code.',
  ),
  said(
    'zainab',
    'Zainab Ansari',
    'Buyer for a garment company, Varanasi',
    'data-analytics',
    'I used to carry the order book home. For my project I put three years of orders into one table and found that all the returns came from a single dye. My manager asked me to show it to the owner.',
  ),
  said(
    'tenzin',
    'Tenzin Wangmo',
    'Guesthouse keeper, Tawang',
    'french-language',
    'The network here is weak on cloudy days, so I save the lessons on my phone. After six months I gave two guests from Lyon directions to the monastery in French, and understood when they said they were lost.',
  ),
  said(
    'rohit',
    'Rohit Joshi',
    'BBA student, Almora',
    'online-bba',
    'I’m in the morning group because I open my dairy counter at five and close it at nine. The prices I worked out in class are now painted on the wall behind me.',
  ),
  said(
    'sarita',
    'Sarita Devi Munda',
    'Panchayat member, Khunti',
    'online-ma/political-science',
    'I sat in meetings for six years without knowing which papers I could ask for. Now I quote the section number, and the officials have become very polite.',
  ),
];

function said(
  key: PictureName,
  name: string,
  designation: string,
  program: string,
  quote: string,
): SeedRow<'testimonials'> {
  return {
    key,
    name,
    designation,
    quote,
    program: programId(program),
    image: picture(key),
    alt_image_name: `Illustrated portrait of ${name}`,
  };
}
