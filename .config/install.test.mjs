import { expect, it } from 'vitest';

import { installEnvironment } from './install.mjs';

it('settings of the registry are passed on, those that would change the installation are not', () => {
  const dropped = installEnvironment({
    npm_config_registry: 'https://registry.example',
    npm_config_cafile: '/ca.crt',
    'npm_config_//registry.example/:_authToken': 'x',
    npm_config_nodedir: '/usr',
    npm_config_omit: 'dev',
    npm_lifecycle_event: 'start',
    PATH: '/bin',
  });
  expect(Object.keys(dropped).sort()).toEqual([
    'NODE_ENV',
    'npm_config_nodedir',
    'npm_config_omit',
    'npm_lifecycle_event',
  ]);
  expect(Object.values(dropped).every((value) => value === undefined)).toBe(true);
});
