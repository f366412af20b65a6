import { describe, expect, it } from 'vitest';

import { ORIGINS, type Origin, type OriginName, toOriginName, pageRule } from './origins.ts';

const rows = Object.entries(ORIGINS) as [OriginName, Origin][];
const namesWhere = (test: (origin: Origin) => boolean) => rows.filter(([, row]) => test(row)).map(([name]) => name);

describe('the table of origins', () => {
  it('LEAD-03 names every way into the enquiry of the specification', () => {
    expect(Object.keys(ORIGINS)).toEqual(
      expect.arrayContaining(['banner', 'inline', 'side-card', 'career', 'emi', 'get-in-touch', 'faqs', 'refer']),
    );
    expect(namesWhere(({ opener }) => opener === 'popup')).toEqual(['delay', 'exit', 'promotional']);
    expect(namesWhere(({ variants }) => variants.includes('DOWNLOAD'))).toEqual(['banner', 'structure', 'page']);
  });

  it('LEAD-17 LEAD-35 POPUP-04 only the delayed pop-up sets a campaign, and does not submit by itself', () => {
    expect(namesWhere(({ campaign }) => campaign !== null)).toEqual(['delay']);
    expect(namesWhere(({ submitsByItself }) => !submitsByItself)).toEqual(['delay']);
  });

  it('LEAD-01 a call is promised by “Talk to …”, “Get in touch”, “Contact Us” and a landing page’s “Know more”', () => {
    expect(namesWhere(({ intent }) => intent === 'call')).toEqual([
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

  it('LEAD-19 LEAD-47 only the refer section leads to its anchor, only a landing page’s know-more has a message of its own', () => {
    expect(namesWhere(({ after }) => after === '/launchpad#refer-a-friend')).toEqual(['refer']);
    expect(namesWhere(({ referrerForm }) => referrerForm)).toEqual(['refer']);
    expect(namesWhere(({ success }) => success !== null)).toEqual(['know-more']);
  });

  it('an unknown name becomes the enquiry’s own page', () => {
    expect(['fees', 'a&b', 'toString', '', null, undefined].map(toOriginName)).toEqual([
      'fees',
      'page',
      'page',
      'page',
      'page',
      'page',
    ]);
  });

  it('LEAD-15 LEAD-46 ROUTE-07 three pages have rules of their own', () => {
    expect(pageRule('/refurl')).toEqual({ stays: true, success: 'already-registered' });
    expect(pageRule('/influencer')).toEqual({ stays: true });
    expect(pageRule('/referral-dashboard')).toEqual({ after: '/referral-dashboard' });
    expect(pageRule('/online-ma')).toEqual({});
    expect(pageRule('toString')).toEqual({});
  });
});
