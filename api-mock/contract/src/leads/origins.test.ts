import { describe, expect, it } from 'vitest';

import { ORIGINS, type Origin, type OriginName, toOriginName, pageRule } from './origins.ts';

const rows = Object.entries(ORIGINS) as [OriginName, Origin][];
const where = (test: (origin: Origin) => boolean) => rows.filter(([, row]) => test(row)).map(([name]) => name);

describe('the table of origins', () => {
  it('LEAD-03 names every way into the enquiry of the specification', () => {
    expect(Object.keys(ORIGINS)).toEqual(
      expect.arrayContaining(['banner', 'inline', 'side-card', 'career', 'emi', 'get-in-touch', 'faqs', 'refer']),
    );
    expect(where(({ opener }) => opener === 'popup')).toEqual(['delay', 'exit', 'promotional']);
    expect(where(({ variants }) => variants.includes('DOWNLOAD'))).toEqual(['banner', 'structure', 'page']);
  });

  it('LEAD-17 LEAD-35 POPUP-04 only the delayed pop-up sets a campaign, and does not submit by itself', () => {
    expect(where(({ campaign }) => campaign !== null)).toEqual(['delay']);
    expect(where(({ submitsByItself }) => !submitsByItself)).toEqual(['delay']);
  });

  it('LEAD-01 a call is promised by “Talk to …”, “Get in touch”, “Contact Us” and a landing page’s “Know more”', () => {
    expect(where(({ intent }) => intent === 'call')).toEqual([
      'home-banner',
      'faqs',
      'career',
      'get-in-touch',
      'know-more',
    ]);
  });

  it('LEAD-36 the source is the site’s own short code everywhere', () => {
    expect(new Set(rows.map(([, { source }]) => source))).toEqual(new Set(['WEB']));
  });

  it('LEAD-19 LEAD-47 only the refer section leads to its anchor, only a landing page’s know-more has words of its own', () => {
    expect(where(({ after }) => after === '/launchpad#refer-a-friend')).toEqual(['refer']);
    expect(where(({ referrerForm }) => referrerForm)).toEqual(['refer']);
    expect(where(({ success }) => success !== null)).toEqual(['know-more']);
  });

  it('a name that is not in the table counts as the enquiry’s own page', () => {
    expect(['fees', 'a&b', 'toString', '', null, undefined].map(toOriginName)).toEqual([
      'fees',
      'page',
      'page',
      'page',
      'page',
      'page',
    ]);
  });

  it('LEAD-15 LEAD-46 ROUTE-07 the rules of pages are those of pages that exist', () => {
    expect(pageRule('/refurl')).toEqual({ stays: true, success: 'already-registered' });
    expect(pageRule('/influencer')).toEqual({ stays: true });
    expect(pageRule('/referral-dashboard')).toEqual({ after: '/referral-dashboard' });
    expect(pageRule('/online-ma')).toEqual({});
    expect(pageRule('toString')).toEqual({});
  });
});
