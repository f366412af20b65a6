import { expect, test } from 'vitest';

import { html, textsOf, words } from '../../sections/testing/render.tsx';
import { CampaignEnd } from './PageEnd.tsx';

const frame = {
  name: 'Meridian University Online',
  contact: {
    phone: '1800 000 0108',
    hours: 'Monday to Saturday, 9 am to 7 pm',
    email: 'admissions@meridian.test',
    address: 'Vidya Marg',
    whatsapp: '',
  },
  footer: [
    { title: 'Masters', links: [{ href: '/online-mba', label: 'MBA' }] },
    {
      title: 'Policies',
      links: [
        { href: '/privacy-policy', label: 'Privacy policy' },
        { href: '/admission-policy', label: 'Admission policy' },
      ],
    },
  ],
  copyright: '© 2025 Meridian University Online',
};

test('NAV-05 a campaign page ends with university, recognition, phone and policies, without a footer', () => {
  const markup = html(<CampaignEnd frame={frame} recognition={[{ title: 'UGC Entitled' }, { title: 'NAAC A++' }]} />);
  expect(markup).not.toContain('<footer');
  const read = words(markup);
  for (const text of ['Meridian University Online', 'UGC Entitled · NAAC A++', 'Monday to Saturday, 9 am to 7 pm'])
    expect(read).toContain(text);
  expect(read).toContain('© 2025 Meridian University Online');
  // Only the policies of the footer.
  expect(textsOf(markup, 'a')).toEqual(['1800 000 0108', 'Admission policy', 'Privacy policy', 'Manage my enquiry']);
});

test('empty settings are omitted', () => {
  const bare = { ...frame, contact: { ...frame.contact, phone: '' }, footer: [] };
  const markup = html(<CampaignEnd frame={bare} />);
  expect(textsOf(markup, 'a')).toEqual(['Manage my enquiry']);
  expect(textsOf(markup, 'p')).toEqual(['© 2025 Meridian University Online']);
});
