import { expect, test } from 'vitest';

import { openerProps } from '../../lib/openers.ts';
import { homeFixture } from '../testing/home-fixture.ts';
import { html, UNVERIFIED, VERIFIED, words } from '../testing/render.tsx';
import { UniversityHero } from './UniversityHero.tsx';

const contact = {
  phone: '1800 000 0108',
  hours: 'Monday to Saturday, 9 am to 7 pm',
  email: 'admissions@meridian.test',
  address: '',
  whatsapp: '',
};

const hero = (given: { visitor?: typeof VERIFIED; campaign?: boolean; contact?: typeof contact } = {}) =>
  html(
    <UniversityHero
      page={homeFixture({ path: '/contact', slug: 'contact', title: 'Contact us' })}
      visitor={UNVERIFIED}
      open={openerProps}
      tone="paper"
      ticker={{ items: [], speed: 'medium' }}
      about=""
      inlineForm={<form aria-label="Talk to a counsellor" />}
      contact={contact}
      {...given}
    />,
  );

test('SECT-12 beside the form are the number, its hours and the address for letters', () => {
  const markup = hero();
  expect(markup).toContain('href="tel:18000000108"');
  expect(markup).toContain('href="mailto:admissions@meridian.test"');
  expect(words(markup)).toContain('Monday to Saturday, 9 am to 7 pm');
  expect(markup).not.toContain('WhatsApp');
});

test('ROLE-03 PAGE-05 a way into the enquiry for phones, which go without the form; a campaign’s page has the form on both', () => {
  expect(words(hero())).toContain('Talk to our counsellor');
  expect(hero()).toContain('data-on="instead"');
  expect(words(hero({ visitor: VERIFIED }))).not.toContain('counsellor');
  const campaign = hero({ campaign: true });
  expect(campaign).toContain('data-on="all"');
  expect(words(campaign)).not.toContain('Talk to our counsellor');
  expect(words(campaign)).toContain('What happens next');
});

test('SECT-12 a campaign’s page, a page without the form and what staff left empty show none of them', () => {
  expect(hero({ campaign: true })).not.toContain('tel:');
  expect(hero({ visitor: VERIFIED })).not.toContain('tel:');
  expect(hero({ contact: { ...contact, phone: '', email: '' } })).not.toContain('<dl');
});
