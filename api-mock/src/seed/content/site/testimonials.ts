import { picture, type PictureName } from '../pictures.ts';
import { programId } from '../program-id.ts';
import type { SeedRow } from '../seed-row.ts';

/** What learners say. They are invented, and their portraits drawn. */
export const testimonialRows: readonly SeedRow<'testimonials'>[] = [
  said(
    'asha',
    'Asha Pillai',
    'Ward sister, Kozhikode',
    'online-mba',
    'My shifts change every week, so I watch the recording on the bus and keep my questions for Sunday. For the capstone I counted how long our patients wait for a discharge paper. It was four hours. It is now ninety minutes.',
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
    'I had not written an essay in eleven years. The first one came back with more red than black on it, and a note that said: go on. By the fourth I was arguing with the margin.',
  ),
  said(
    'arjun',
    'Arjun Meshram',
    'Support engineer, Nagpur',
    'online-mca',
    'Wednesday laboratory is the hour I would not miss. You share your screen, it does not work, and somebody who has made the same mistake tells you so. That is how I learnt to read other people’s code.',
  ),
  said(
    'zainab',
    'Zainab Ansari',
    'Buyer for a garment firm, Varanasi',
    'data-analytics',
    'I used to carry the order book home. For my project I put three years of it into one table, and the returns turned out to come from a single dye. My manager asked me to show it to the owner.',
  ),
  said(
    'tenzin',
    'Tenzin Wangmo',
    'Guesthouse keeper, Tawang',
    'french-language',
    'The network here goes with the clouds, so I keep the lessons on my phone. After one season I could tell two guests from Lyon the way to the monastery, and understand that they had already got lost.',
  ),
  said(
    'rohit',
    'Rohit Joshi',
    'BBA learner, Almora',
    'online-bba',
    'I take the morning group because I open the dairy counter at five and close it at nine. The pricing exercise we did in class is now painted on the wall behind me.',
  ),
  said(
    'sarita',
    'Sarita Devi Munda',
    'Panchayat member, Khunti',
    'online-ma/political-science',
    'I had sat in meetings for six years without knowing which papers I was allowed to ask for. Now I bring the section number. They have become very polite.',
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
    alt_image_name: `Illustrated portrait of ${name}, a fictional learner`,
  };
}
