import { attribution } from '@prospectus/contract';
import { ORIGINS } from '@prospectus/contract/origins';
import { assert, configureGlobal, property, string } from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';

import { attributionOf, sourceOf, storeVisit, visitAttribution } from './attribution.ts';
import { withOrigin } from './origin-attribution.ts';

// A fixed seed: a failing case becomes a test of its own.
configureGlobal({ seed: 1 });

const page = (path: string) => new URL(path, 'https://meridian.test');

class MemoryStorage {
  readonly #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
}

describe('attribution', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = new MemoryStorage() as unknown as Storage;
  });

  it('LEAD-35 LEAD-36 is Direct twice without parameters, from WEB', () => {
    expect(attributionOf(page('/online-ma'))).toEqual({
      media: 'Direct',
      campaign: 'Direct',
      refURL: 'https://meridian.test/online-ma',
      source: 'WEB',
    });
  });

  it('LEAD-35 ENT-02 takes media and campaign, else utm_source and utm_campaign, and c2 to c5', () => {
    expect(attributionOf(page('/?media=fb&utm_source=google&campaign=july&c2=x'))).toMatchObject({
      media: 'fb',
      campaign: 'july',
      c2: 'x',
    });
    expect(attributionOf(page('/?utm_source=google&utm_campaign=brand'))).toMatchObject({
      media: 'google',
      campaign: 'brand',
    });
  });

  it('LEAD-36 keeps other parameters, such as an address, out of the referring address', () => {
    expect(attributionOf(page('/x?email=a@example.org&phone=9876543210')).refURL).toBe('https://meridian.test/x');
  });

  it('LEAD-35 the page of entry counts for the whole visit', () => {
    storeVisit(page('/online-ma?media=fb'), '', storage);
    storeVisit(page('/online-mba'), '', storage);
    expect(visitAttribution(page('/online-mba'), storage)).toMatchObject({
      media: 'fb',
      refURL: 'https://meridian.test/online-ma',
    });
  });

  it('TRACK-02 an enquiry says where its visit is counted to come from, where it is counted', () => {
    storeVisit(page('/online-mba'), undefined, storage);
    expect(visitAttribution(page('/online-mba'), storage)).not.toHaveProperty('visit_source');
    storeVisit(page('/online-mba?c2=x'), 'https://www.google.com/', storage);
    expect(visitAttribution(page('/fees'), storage)).toMatchObject({ visit_source: 'search' });
  });

  it('LEAD-35 POPUP-04 the delayed pop-up sets the campaign Delay over the address, no other origin does', () => {
    const visit = attributionOf(page('/online-ma?media=fb&campaign=july'));
    const set = (Object.keys(ORIGINS) as (keyof typeof ORIGINS)[]).filter(
      (origin) => withOrigin(visit, origin).campaign !== 'july',
    );
    expect(set).toEqual(['delay']);
    expect(withOrigin(visit, 'delay')).toEqual({ ...visit, campaign: 'Delay' });
  });
});

it('ROUTE-07 stores the code of a referral link, also of one opened during the visit, and nothing that cannot be a code', () => {
  const storage = new MemoryStorage() as unknown as Storage;
  storeVisit(page('/online-ma?utm_campaign=june'), '', storage);
  storeVisit(page('/refurl?ref=%3Cscript%3E'), '', storage);
  expect(visitAttribution(page('/online-ma'), storage)).not.toHaveProperty('ref');
  storeVisit(page('/refurl?ref=abcdefg234'), '', storage);
  storeVisit(page('/online-mba'), '', storage);
  expect(visitAttribution(page('/online-mba'), storage)).toMatchObject({ ref: 'abcdefg234', campaign: 'june' });
});

test.each<[string, string, object]>([
  ['cut in the middle of a sign', `/?utm_campaign=${'a'.repeat(119)}🎉🎉`, { campaign: `${'a'.repeat(119)}🎉` }],
  ['with blanks and marks nobody sees', '/?utm_source=%20goo%00gle%0A', { media: 'goo gle' }],
  ['with half a sign', '/?utm_source=google%ED%A0%BD', { media: 'google���' }],
  ['of blanks alone', '/?utm_source=%20&utm_campaign=%00', { media: 'Direct', campaign: 'Direct' }],
  ['after an empty one', '/?utm_source=&utm_source=google', { media: 'google' }],
  ['as HTML writes them', '/?utm_source=google&amp;utm_campaign=diwali&amp;amp;c2=x', { campaign: 'diwali', c2: 'x' }],
  ['in capitals', '/?UTM_Source=google&Utm_Campaign=Diwali', { media: 'google', campaign: 'Diwali' }],
])('LEAD-35 ENT-02 parameters %s are read', (_, address, expected) => {
  expect(attributionOf(page(address))).toMatchObject(expected);
});

test('LEAD-35 any address is stored and read without loss, and never refused', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 300 }), string({ unit: 'grapheme' }), (media, c2) => {
      const address = page('/online-mba');
      address.searchParams.set('utm_source', media);
      address.searchParams.set('c2', c2);
      const storage = new MemoryStorage() as unknown as Storage;
      storeVisit(address, '', storage);
      const said = visitAttribution(address, storage);
      expect(said.media.length).toBeGreaterThan(0);
      expect([...said.media].length).toBeLessThanOrEqual(120);
      expect(attribution.parse(said)).toEqual(said);
    }),
    { numRuns: 150 },
  );
});

describe('first and last attribution of a visit', () => {
  const after = (...visited: (string | [string, string])[]) => {
    const storage = new MemoryStorage() as unknown as Storage;
    for (const one of visited) {
      const [path, referrer] = typeof one === 'string' ? [one, ''] : one;
      storeVisit(page(path), referrer, storage);
    }
    const { page_age_ms: _age, ...said } = visitAttribution(page('/enquire'), storage);
    return said;
  };

  test('LEAD-35 a page with parameters wins over a page without, in any order', () => {
    const ad = '/online-mba?utm_source=google&utm_campaign=diwali';
    const expected = { media: 'google', campaign: 'diwali', refURL: 'https://meridian.test/online-mba' };
    expect(after('/', ad)).toMatchObject(expected);
    expect(after(ad, '/')).toMatchObject(expected);
    expect(after('/', ad, '/fees', '/?c2=x')).toMatchObject(expected);
    expect(after('/', ad)).not.toHaveProperty('first_media');
    expect(after('/online-ma', '/')).toMatchObject({ media: 'Direct', refURL: 'https://meridian.test/online-ma' });
    expect(after('/online-ma', '/online-mba?c2=x')).toMatchObject({ media: 'Direct', c2: 'x' });
  });

  test('LEAD-35 of two campaigns the later belongs to the enquiry, and the earlier is the first touch', () => {
    expect(after('/', '/?utm_source=fb&utm_campaign=june', '/?media=google', '/?media=radio')).toMatchObject({
      ...{ media: 'radio', campaign: 'Direct' },
      ...{ first_media: 'fb', first_campaign: 'june' },
    });
  });

  test('TRACK-02 the source of the visit is that of the attributed page', () => {
    const search: [string, string] = ['/', 'https://www.bing.com/'];
    expect(after(search, '/fees')).toMatchObject({ visit_source: 'search' });
    expect(after(search, '/?utm_source=WhatsApp')).toMatchObject({ visit_source: 'message', media: 'WhatsApp' });
    expect(after(search, '/refurl?ref=abcdefg234')).toMatchObject({ visit_source: 'referral', ref: 'abcdefg234' });
  });

  test('invalid, full or missing storage loses no lead', () => {
    const broken = { getItem: () => '{"media":', setItem: () => undefined } as unknown as Storage;
    expect(visitAttribution(page('/?media=fb'), broken)).toMatchObject({ media: 'fb' });
    const other = { getItem: () => '[7]', setItem: () => undefined } as unknown as Storage;
    expect(visitAttribution(page('/?media=fb'), other)).toMatchObject({ media: 'fb' });
  });
});

test.each([
  ['/online-mba', '', 'direct'],
  ['/online-mba', 'https://u.test/', 'direct'],
  ['/online-mba', 'https://www.google.com/', 'search'],
  ['/online-mba', 'https://l.instagram.com/', 'social'],
  ['/online-mba', 'https://news.example/me@example.org', 'website'],
  ['/online-mba?utm_source=WhatsApp', '', 'message'],
  ['/online-mba?media=Asha%20Rao', '', 'campaign'],
  ['/online-mba?campaign=x&amp;media=newsletter', '', 'message'],
  ['/refurl?ref=AB12', 'https://www.google.com/', 'referral'],
])('TRACK-02 a visit that begins at %s from %j came from: %s', (path, referrer, source) => {
  expect(sourceOf(new URL(path, 'https://u.test'), referrer)).toBe(source);
});
