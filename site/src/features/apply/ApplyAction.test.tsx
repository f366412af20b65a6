import { expect, test } from 'vitest';

import { ApplyAction } from './ApplyAction.tsx';
import { html, textsOf, UNVERIFIED, VERIFIED } from '../../sections/testing/render.tsx';

const LABELS = ['Apply Now', 'Enroll Now', 'Get Started', 'Get in touch', 'Talk to our counsellor'] as const;

test.each(LABELS)('PAGE-30 %s opens the enquiry; a verified visitor continues the application', (label) => {
  const action = (visitor: typeof VERIFIED) =>
    html(<ApplyAction label={label} origin="fees" visitor={visitor} program={{ slug: 'online-ma' }} />);
  expect(textsOf(action(UNVERIFIED), 'a')).toEqual([label]);
  expect(action(UNVERIFIED)).toContain('data-enquire="REGISTER"');
  expect(action(UNVERIFIED)).toContain('href="/enquire?program=online-ma');
  expect(textsOf(action(VERIFIED), 'a')).toEqual(['Continue Application']);
  expect(action(VERIFIED)).toContain('href="/admissionportal/"');
  expect(action(VERIFIED)).not.toContain('data-enquire');
});
