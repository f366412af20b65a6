import { ORIGINS } from '@prospectus/contract/origins';
import { beforeEach, describe, expect, it } from 'vitest';

import { visitSource } from '../analytics/visit-source.ts';
import { attributionOf, storeEntryAttribution, visitAttribution } from './attribution.ts';
import { withOrigin } from './origin-attribution.ts';

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
    storeEntryAttribution(page('/online-ma?media=fb'), storage);
    storeEntryAttribution(page('/online-mba'), storage);
    expect(visitAttribution(page('/online-mba'), storage)).toMatchObject({
      media: 'fb',
      refURL: 'https://meridian.test/online-ma',
    });
  });

  it('TRACK-02 an enquiry says where its visit is counted to come from, where it is counted', () => {
    expect(visitAttribution(page('/online-mba'), storage)).not.toHaveProperty('visit_source');
    visitSource(page('/online-mba'), 'https://www.google.com/', storage);
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
  storeEntryAttribution(page('/online-ma?utm_campaign=june'), storage);
  storeEntryAttribution(page('/refurl?ref=%3Cscript%3E'), storage);
  expect(visitAttribution(page('/online-ma'), storage)).not.toHaveProperty('ref');
  storeEntryAttribution(page('/refurl?ref=abcdefg234'), storage);
  storeEntryAttribution(page('/online-mba'), storage);
  expect(visitAttribution(page('/online-mba'), storage)).toMatchObject({ ref: 'abcdefg234', campaign: 'june' });
});
