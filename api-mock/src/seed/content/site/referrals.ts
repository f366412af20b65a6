import { picture } from '../pictures.ts';
import { REFERRAL } from '@prospectus/contract';

import { rupees } from '../fees.ts';
import type { SeedRow } from '../seed-row.ts';

const reward = rupees(REFERRAL.rewardRupees);

/** Refer and earn before sign-up; the words of its button are the site’s. */
export const preLoginReferralRows: readonly SeedRow<'pre-login-referral'>[] = [
  {
    key: 'banner',
    title: 'Know someone who’d like to study here?',
    sub_title: `Share your link with a friend. When they sign up and verify their number, you get ${reward}.`,
    desktop_image: picture('refer-two'),
    mobile_image: picture('refer-two-phone'),
    alt_image_name: 'Two lattices that share one star',
    usps: [
      {
        title: `${reward} for each friend who verifies their number`,
        bg_color: '#f3e7c9',
        image: picture('gift-coin'),
        alt_image_name: 'A coin drawn as a star',
      },
      {
        title: `Up to ${REFERRAL.perLead} friends`,
        bg_color: '#e6e8f2',
        image: picture('gift-row'),
        alt_image_name: 'A row of small stars',
      },
      {
        title: 'Free counselling for them',
        bg_color: '#e9efe6',
        image: picture('gift-telephone'),
        alt_image_name: 'A telephone drawn in one line',
      },
    ],
  },
];

/** Refer and earn for those who have confirmed their number. */
export const postLoginReferralRows: readonly SeedRow<'post-login-referral'>[] = [
  {
    key: 'banner',
    title: 'Help a friend get started',
    sub_title: `Refer your friends from your launchpad. You get ${reward} for each one who confirms their number.`,
    desktop_image: picture('refer-three'),
    mobile_image: picture('refer-three-phone'),
    alt_image_name: 'Three lattices, joined at their corners',
    usps: [
      {
        title: 'We only need a name and a number',
        bg_color: '#f3e7c9',
        image: picture('gift-pen'),
        alt_image_name: 'A pen drawn in one line',
      },
      {
        title: 'See your referrals any time',
        bg_color: '#e6e8f2',
        image: picture('gift-tally'),
        alt_image_name: 'A tally of five strokes',
      },
      {
        title: 'Family, colleagues or neighbours',
        bg_color: '#e9efe6',
        image: picture('gift-hand'),
        alt_image_name: 'An open hand drawn in one line',
      },
    ],
  },
];

/** The way to the referral dashboard. */
export const dashboardAccessRows: readonly SeedRow<'dashboard-access'>[] = [
  {
    key: 'banner',
    title: 'See who has joined and how much you’ve earned',
    desktop_image: picture('dashboard-stars'),
    mobile_image: picture('dashboard-stars-phone'),
    alt_text: 'A lattice whose stars light up one after the other',
  },
];

/** The banner of the pop-up, ready but off: staff switch it on. */
export const promotionalBannerRows: readonly SeedRow<'promotional-banner'>[] = [
  {
    key: 'banner',
    title: 'Seats in the next batch are filling up. Ask a counsellor today if you can apply.',
    image: picture('banner-door'),
    mobile_image: picture('banner-door-phone'),
    alt_image_name: 'A lattice of stars around an open door',
    is_active: '0',
  },
];
