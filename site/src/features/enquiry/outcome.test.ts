import type { OriginName } from '@prospectus/contract/origins';
import { describe, expect, it, test } from 'vitest';

import { enquiryTitle, nextStepAfterCode, successMessage } from './outcome.ts';

const lead = (leads_id: string | null) => ({
  id: 'l1',
  leads_id,
  email: '',
  mobile: '',
  name: '',
  area_of_interest: '',
  highest_qualification_id: 3,
});

describe('after a correct code', () => {
  it('LEAD-19 a lead known to the ERP goes to the launchpad, its refer section, or back to the dashboard', () => {
    expect(nextStepAfterCode({ lead: lead('E1'), path: '/online-ma', origin: 'banner' })).toEqual({
      type: 'go',
      to: '/launchpad',
    });
    expect(nextStepAfterCode({ lead: lead('E1'), path: '/online-ma', origin: 'refer' })).toEqual({
      type: 'go',
      to: '/launchpad#refer-a-friend',
    });
    expect(nextStepAfterCode({ lead: lead('E1'), path: '/referral-dashboard', origin: 'banner' })).toEqual({
      type: 'go',
      to: '/referral-dashboard',
    });
  });

  it('LEAD-20 a lead without an ERP id reloads the page', () => {
    expect(nextStepAfterCode({ lead: lead(null), path: '/online-ma', origin: 'banner' })).toEqual({ type: 'reload' });
  });

  it('LEAD-15 nobody is moved from /refurl and /influencer', () => {
    for (const path of ['/refurl', '/influencer']) {
      expect(nextStepAfterCode({ lead: lead('E1'), path, origin: 'banner' })).toEqual({ type: 'stay' });
      expect(nextStepAfterCode({ lead: lead(null), path, origin: 'banner' })).toEqual({ type: 'stay' });
    }
  });
});

describe('success messages', () => {
  const say = (
    variant: 'REGISTER' | 'DOWNLOAD' | 'LOGIN',
    kind: 'NEW' | 'EXISTING',
    path = '/x',
    origin: OriginName = 'banner',
  ) => {
    const { title, text } = successMessage({ variant, kind, path, origin });
    return `${title} ${text}`.trim();
  };

  it('LEAD-42 LEAD-43 sign-in: new and existing', () => {
    expect(say('LOGIN', 'NEW')).toBe('Welcome You have Successfully Registered');
    expect(say('LOGIN', 'EXISTING')).toBe("Welcome back! Let's continue your journey.");
  });

  it('LEAD-44 download', () => {
    expect(say('DOWNLOAD', 'NEW')).toContain('Download successful');
  });

  it('LEAD-45 register: new and existing', () => {
    expect(say('REGISTER', 'NEW')).toMatch(/^Registered Successfully .*Career Counselling team will reach out/);
    expect(say('REGISTER', 'EXISTING')).toBe('Welcome back! Our Counsellor Team will call you shortly.');
  });

  it('LEAD-46 LEAD-47 /refurl and a landing page’s know-more have words of their own', () => {
    expect(say('REGISTER', 'NEW', '/refurl')).toContain(
      'already registered. Our counsellor will connect with you shortly.',
    );
    expect(say('REGISTER', 'NEW', '/x', 'know-more')).toContain(
      'Your request has been received. We will reach out to you soon.',
    );
  });
});

test('LEAD-06 the title is Apply Now, or about the call, or Sign Up by mode', () => {
  expect(enquiryTitle('REGISTER', 'banner')).toBe('Apply Now');
  expect(enquiryTitle('REGISTER', 'page')).toBe('Apply Now');
  expect(enquiryTitle('REGISTER', 'get-in-touch')).toBe('A counsellor will call you');
  expect(enquiryTitle('DOWNLOAD', 'banner')).toBe('Sign Up');
  expect(enquiryTitle('LOGIN', 'refer')).toBe('Sign Up');
});
