import { picture, pictures } from '../pictures.ts';
import { smallestMonthly } from '../fee-figures.ts';
import type { SeedRow } from '../seed-row.ts';

/** The three wide banners of §2, in its words. */
export const wideBannerRows: readonly SeedRow<'wide-banners'>[] = [
  {
    key: 'career',
    image: picture('wide-career'),
    alt_image_name: pictures['wide-career'],
    type: 'career',
    title: 'Launch Your Career',
    sub_title:
      'Tell a counsellor what you do now and what you want to do next. The call is free and takes about fifteen minutes.',
    button: 'Talk to a counsellor',
  },
  {
    key: 'emi',
    image: picture('wide-emi'),
    alt_image_name: pictures['wide-emi'],
    type: 'emi',
    title: 'No cost EMI starting at ₹{amount} only',
    sub_title: 'Pay a part at admission and the rest in monthly EMIs, with no interest.',
    button: 'Apply Now',
    amount: smallestMonthly,
  },
  {
    key: 'get-in-touch',
    image: picture('wide-touch'),
    alt_image_name: pictures['wide-touch'],
    type: 'get_in_touch',
    title: 'Ready to Take the Next Step?',
    sub_title: 'Ask us anything. We’ll tell you if a programme isn’t right for you.',
    button: 'Get in touch',
  },
];
