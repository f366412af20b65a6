import { expect, it } from 'vitest';

import { requireMachine } from './machine.mjs';
import { UserError } from './errors.mjs';

it.each([
  [{ version: '18.20.4' }, 'Node.js 18.20.4 is too old: Prospectus needs 20 or newer.'],
  [
    { version: '20.9.0', platform: 'win32' },
    'Prospectus runs on Linux and macOS, not on win32. On Windows, use the Windows Subsystem for Linux.',
  ],
  [{ version: '24.0.0', platform: 'linux', arch: 'ia32' }, 'Prospectus runs on x64 and arm64 processors, not on ia32.'],
])('%o is refused with one sentence', (machine, message) => {
  expect(() => requireMachine(machine)).toThrow(new UserError(message));
});

it('Node.js 20 on Linux is accepted', () => {
  expect(() => requireMachine({ version: '20.0.0', platform: 'linux', arch: 'x64' })).not.toThrow();
});
