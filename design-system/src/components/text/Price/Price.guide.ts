import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'An amount in rupees, grouped as usual in India.',
  use: [
    'For every amount of money in text, tables and cards.',
    '`formatRupees` if a string is needed: titles, `alt`, share images.',
  ],
  avoid: [
    'For amounts in other currencies: it writes rupees.',
    'For plans with their payments: that is `AmountTimeline`.',
  ],
  do: [{ story: 'Lakhs', text: '₹12,50,000, not ₹1,250,000.' }],
  dont: [
    { text: 'Do not write paise; amounts are whole rupees.' },
    { text: 'Do not write “₹0” for something free of charge; write that it is free.' },
  ],
  anatomy: ['Rupee sign', 'Figures of equal width'],
  keyboard: [],
  roles: ['A `data` element with the number for machines.'],
  tested: ['From ₹0 to crores.', 'Never broken across two lines.'],
} satisfies Guide;
