import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'An amount in rupees, grouped as people in India group it.',
  use: [
    'For every amount of money that is shown, in text, tables and cards.',
    '`formatRupees` where a string is needed: titles, `alt`, share images.',
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
  anatomy: ['Sign of the rupee', 'Figures, all of one width'],
  keyboard: [],
  roles: ['A `data` element that carries the number for machines.'],
  tested: ['From ₹0 to crores.', 'Never broken over two lines.'],
} satisfies Guide;
