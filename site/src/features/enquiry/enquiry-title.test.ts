import { expect, test } from 'vitest';

import { enquiryTitle } from './enquiry-title.ts';

test('LEAD-06 who applies reads so, who asks for a counsellor reads of the call, sign-up mode is Sign Up', () => {
  expect(enquiryTitle('REGISTER', 'banner')).toBe('Apply Now');
  expect(enquiryTitle('REGISTER', 'page')).toBe('Apply Now');
  expect(enquiryTitle('REGISTER', 'get-in-touch')).toBe('A counsellor will call you');
  expect(enquiryTitle('DOWNLOAD', 'banner')).toBe('Sign Up');
  expect(enquiryTitle('LOGIN', 'refer')).toBe('Sign Up');
});
