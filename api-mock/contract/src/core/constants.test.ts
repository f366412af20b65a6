import { describe, expect, test } from 'vitest';

import {
  CHARGES,
  COOKIE_MAX_AGE,
  COUNTRY_CODE,
  DEFAULTS,
  DELAY_CAMPAIGN,
  FEE_PLAN_TYPE,
  FOOTER,
  LEAD_DEFAULTS,
  OTP,
  PAGE_CATEGORIES,
  POPUP,
  POPUP_KIND,
  PROGRAM_TYPE,
  ROLE,
  SHORT_DESCRIPTION,
  TIMING,
} from './constants.ts';
import { QUALIFICATIONS } from './qualifications.ts';
import { resources } from '../resources/index.ts';

describe('constants of the specification', () => {
  test('CONST-01 charges in rupees', () => {
    expect(CHARGES).toEqual({
      registration: { indian: 1000, international: 1500 },
      reappearExamPerSubject: { indian: 500, international: 1000 },
    });
  });

  test('CONST-02 ENT-12 types of programmes and of fee plans', () => {
    expect(PROGRAM_TYPE).toEqual({ BACHELORS: 1, MASTERS: 2, DIPLOMA: 3 });
    expect(FEE_PLAN_TYPE).toEqual({ SEMESTER: 3, LUMPSUM: 4, ANNUAL: 5 });
  });

  test('CONST-03 times of the code and of the screens', () => {
    expect(OTP).toEqual({
      length: 4,
      lifetimeMs: 300_000,
      triesPerCode: 3,
      resendWaitMs: 30_000,
      verifyThrottleMs: 5_000,
    });
    expect(TIMING).toMatchObject({ successScreenMs: 2_000, heroSlideMs: 5_000, sideCardResetMs: 2_000 });
  });

  test('POPUP-01 POPUP-02 kinds of pop-ups, when they are due, and their flags', () => {
    expect(POPUP_KIND).toEqual({ DEFAULT: 0, PROMOTIONALPOPUP: 1 });
    expect(POPUP).toMatchObject({
      delayMs: 30_000,
      exitNotBeforeMs: 5_000,
      flags: { delay: 'show_on_delay', exit: 'show_on_exit' },
    });
  });

  test('CONST-04 ENT-01 country code and defaults of a lead', () => {
    expect([COUNTRY_CODE, LEAD_DEFAULTS.media, LEAD_DEFAULTS.campaign, LEAD_DEFAULTS.source, DELAY_CAMPAIGN]).toEqual([
      '+91',
      'Direct',
      'Direct',
      'WEB',
      'Delay',
    ]);
  });

  test('CONST-05 lifetimes of cookies in seconds', () => {
    expect(COOKIE_MAX_AGE).toEqual({ lead: 604_800, session: 2_592_000, generic: 3_600 });
  });

  test('CONST-07 truncation', () => expect(SHORT_DESCRIPTION).toEqual({ characters: 130, words: 7 }));

  test('CONST-08 links in a footer’s column', () =>
    expect(FOOTER).toEqual({ linksPerColumn: 9, builtInLinksPerColumn: 7 }));

  test('CONST-12 default values', () => {
    expect(DEFAULTS).toEqual({ programId: 1, promotionalBanner: '0', pageLoader: true });
    const banner = resources['promotional-banner'].schema.parse({ title: 'Scholarships for the July batch' });
    expect(banner.is_active).toBe(DEFAULTS.promotionalBanner);
  });

  test('ENT-32 roles', () => expect(ROLE).toEqual({ ADMIN: 2, EVENT_CREATER: 3, COUNSELLOR: 4 }));

  test('ROUTE-16 page categories', () =>
    expect(PAGE_CATEGORIES).toEqual(['home_page', 'program_page', 'university_page', 'compare_page', 'blog']));

  test('ENT-04 the three sets of qualifications', () => {
    const labels = (set: readonly { id: number; label: string }[]) =>
      Object.fromEntries(set.map(({ id, label }) => [id, label]));
    expect(labels(QUALIFICATIONS.master)).toEqual({ 1: 'Post-Graduate', 3: 'Graduate' });
    expect(labels(QUALIFICATIONS.open)).toEqual({
      1: 'Post-Graduate',
      2: 'Polytechnic Diploma',
      3: 'Graduate',
      4: 'Higher Secondary/10+2',
    });
    expect(labels(QUALIFICATIONS.alternate)).toEqual({
      1: 'Graduation',
      2: 'Post Graduation',
      3: 'Diploma/Certification',
    });
  });
});
