import type { HomePage } from '@prospectus/contract';
import { expect, test } from 'vitest';

import type { UniversitySectionProps } from '../../lib/section-props.ts';
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

const ACCREDITATION = {
  id: '00000000-0000-4000-8000-00000000000b',
  title: 'NAAC A++',
  description: '',
  badge: '',
  alt_acc_img_name: '',
  link: '',
  letter: '',
};

const SLIDE = {
  id: crypto.randomUUID(),
  title: 'A',
  sub_title: '',
  image: '',
  mobile_image: '',
  alt: '',
  link: '',
  link_label: '',
};

const hero = (given: Partial<UniversitySectionProps> = {}, changes: Parameters<typeof homeFixture>[0] = {}) =>
  html(
    <UniversityHero
      page={homeFixture({
        path: '/contact',
        slug: 'contact',
        title: 'Contact us',
        order: ['content', 'faqs'],
        ...changes,
      })}
      visitor={UNVERIFIED}
      tone="paper"
      ticker={{ items: [], speed: 'medium' }}
      about=""
      inlineForm={<form aria-label="Talk to a counsellor" />}
      contact={contact}
      {...given}
    />,
  );

test('SECT-12 beside the form are phone, hours and postal address', () => {
  const markup = hero();
  expect(markup).toContain('href="tel:18000000108"');
  expect(markup).toContain('href="mailto:admissions@meridian.test"');
  expect(words(markup)).toContain('Monday to Saturday, 9 am to 7 pm');
  expect(markup).not.toContain('WhatsApp');
});

test('ROLE-03 PAGE-05 phones have an opener instead of the form; a campaign page has the form on both', () => {
  expect(words(hero())).toContain('Talk to our counsellor');
  expect(hero()).toContain('data-on="instead"');
  expect(words(hero({ visitor: VERIFIED }))).not.toContain('counsellor');
  const campaign = hero({ campaign: true });
  expect(campaign).toContain('data-on="all"');
  expect(words(campaign)).not.toContain('Talk to our counsellor');
  expect(words(campaign)).toContain('What happens next');
});

test('SECT-12 a page without the form, and empty settings, show none of them', () => {
  expect(hero({ visitor: VERIFIED })).not.toContain('tel:');
  expect(hero({ contact: { ...contact, phone: '', email: '' } })).not.toContain('<dl');
});

test('SECT-12 a page that lists programmes links to each level, verified or not', () => {
  const listing = { order: ['programs', 'content'] as const, path: '/programmes', slug: 'programmes' };
  for (const visitor of [UNVERIFIED, VERIFIED]) {
    const markup = hero({ visitor, inlineForm: undefined }, { ...listing, order: [...listing.order] });
    expect(markup).toContain('href="#masters"');
    expect(markup).not.toContain('tel:');
  }
  expect(hero({ inlineForm: undefined })).not.toContain('href="#masters"');
});

test('SECT-12 without the form there is an opener on every screen, and the page’s picture in a window', () => {
  const picture = { bg_image: '/media/window.png', alt_bg_image_name: 'A woman with a headset' };
  const markup = hero({ inlineForm: undefined }, picture);
  expect(words(markup)).toContain('Talk to our counsellor');
  expect(markup).not.toContain('data-on=');
  expect(markup).toMatch(/<img[^>]*alt="A woman with a headset"/);
  expect(words(hero({ inlineForm: undefined, visitor: VERIFIED }, picture))).not.toContain('counsellor');
});

test('SECT-10 SECT-12 on the home page the picture fills the first slide, which lists the recognitions', () => {
  const { sections } = homeFixture();
  const markup = hero(
    { inlineForm: undefined },
    {
      path: '/',
      hero: [SLIDE],
      bg_image: '/media/counter.jpg',
      alt_bg_image_name: 'A man at a counter',
      sections: { ...sections, accreditations: [ACCREDITATION] },
    },
  );
  const [first = ''] = markup.split('>A</h');
  expect(first).toMatch(/<img[^>]*alt="A man at a counter"/);
  expect(words(first)).toContain('NAAC A++');
});

test('SECT-12 the first slide of the home page links to the programmes of each type', () => {
  const home = { path: '/', hero: [SLIDE] };
  const kinds = [{ label: 'Masters', count: 5, href: '/programmes#masters' }];
  const markup = hero({ kinds }, home);
  expect(markup).toMatch(
    /<nav aria-label="Programmes by level"[\s\S]*href="\/programmes#masters"[^>]*>Masters <span>5/,
  );
  expect(hero({}, home)).not.toContain('Programmes by level');
});

test('SECT-10 the first slide of the home page has the lowest fee and the next start, if known', () => {
  const home = { path: '/', hero: [SLIDE] };
  const intake = { starts_on: '2027-01-16', apply_by: '2026-12-31' };
  expect(words(hero({ admission: { fee: 21_899, intake } }, home))).toContain(
    'Fees from ₹21,899 · Next batch 16 Jan 2027, apply by 31 Dec',
  );
  expect(words(hero({ admission: { fee: 21_899, intake: undefined } }, home))).not.toContain('Next batch');
});

test('ROUTE-11 a page with only text, such as a policy, has no opener', () => {
  const head = (order: HomePage['order']) => words(hero({ inlineForm: undefined }, { path: '/privacy-policy', order }));
  expect(head(['content'])).not.toMatch(/counsellor|Call us/);
  expect(head(['content', 'get_in_touch'])).toMatch(/Call us.*Talk to our counsellor/);
});

test('PAGE-05 below the slides the form and the next steps are folded on phones', () => {
  const folds = [
    ...hero({}, { path: '/', hero: [SLIDE] }).matchAll(/<details[^>]*data-on="phones"[\s\S]*?<\/details>/g),
  ];
  expect(folds.map(([fold]) => fold.includes('aria-label="Talk to a counsellor"'))).toEqual([false, true]);
  expect(words(folds[0]?.[0] ?? '')).toContain('Talk to a counsellor Ask about programmes');
});

test('SECT-12 beside a form are the next steps, the phone with its hours, and the recognitions', () => {
  const sections = { ...homeFixture().sections, accreditations: [ACCREDITATION] };
  const campaign = hero({ campaign: true }, { path: '/', sections });
  for (const markup of [campaign, hero({}, { path: '/', hero: [SLIDE], sections })]) {
    const beside = words(/<details[\s\S]*?<\/details>/.exec(markup)?.[0] ?? '');
    for (const text of ['Decide', '1800 000 0108', 'Monday to Saturday, 9 am to 7 pm', 'NAAC A++'])
      expect(beside).toContain(text);
    expect(markup).toContain('href="/recognition"');
  }
});

test('a page with contact details has them once', () => {
  expect(hero({ inlineForm: undefined }, { order: ['contact', 'content'] })).not.toContain('tel:');
});

test('a page with the form on its first screen has its picture as background', () => {
  const picture = { bg_image: '/media/window.png', alt_bg_image_name: 'A woman with a headset' };
  expect(hero({}, picture)).toMatch(/<img[^>]*alt="A woman with a headset"/);
});
