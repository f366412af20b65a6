import { expect, test } from 'vitest';

import { clientVariables } from './database.ts';

test('the database is the one of the address: over the network, or by the socket of docs/operations/prospectus.env', () => {
  expect(clientVariables('postgres://asha:s%40fe@10.0.0.1:5433/leads?sslmode=require')).toMatchObject({
    PGHOST: '10.0.0.1',
    PGPORT: '5433',
    PGUSER: 'asha',
    PGPASSWORD: 's@fe',
    PGDATABASE: 'leads',
    PGSSLMODE: 'require',
  });
  const bySocket = clientVariables('postgres://prospectus@%2Fvar%2Frun%2Fpostgresql/prospectus');
  expect(bySocket).toMatchObject({ PGHOST: '/var/run/postgresql', PGUSER: 'prospectus', PGDATABASE: 'prospectus' });
  expect(bySocket).not.toHaveProperty('PGPORT');
});
