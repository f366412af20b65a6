import { resources } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { findField } from '../fields/schema.ts';
import { listColumns } from '../records/list-columns.tsx';
import { consoleResource } from './index.ts';

const CARRIED = ['status', 'updated_at'];

test.each(Object.values(resources))(
  'ADMIN-40 the list of $name asks for fields that its records have',
  (declaration) => {
    const columns = listColumns(consoleResource({ declaration }));
    expect(columns.filter((name) => !CARRIED.includes(name) && !findField(declaration, name))).toEqual([]);
  },
);
