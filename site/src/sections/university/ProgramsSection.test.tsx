import { expect, test } from 'vitest';

import { openerProps } from '../../lib/openers.ts';
import { homeFixture } from '../testing/home-fixture.ts';
import { html, UNVERIFIED, words } from '../testing/render.tsx';
import { ProgramsSection } from './ProgramsSection.tsx';

test('SECT-12 a card of the list says how long, what it costs and when it starts; its type is the tab’s', () => {
  const text = words(
    html(
      <ProgramsSection
        page={homeFixture()}
        visitor={UNVERIFIED}
        open={openerProps}
        tone="paper"
        ticker={{ items: [], speed: 'medium' }}
        about=""
        contact={{ phone: '', hours: '', email: '', address: '', whatsapp: '' }}
      />,
    ),
  );
  expect(text).toContain('2 years · fee from ₹61,000 Starts 16 Jan 2027, apply by 31 Dec');
  expect(text).toContain('fee ₹9,000');
  expect(text).not.toMatch(/degree · /);
});
