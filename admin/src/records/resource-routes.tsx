import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';

import { RecordOrder } from './RecordOrder.tsx';
import { RecordCreate } from './RecordCreate.tsx';
import { RecordEdit } from './RecordEdit.tsx';
import { RecordList } from './RecordList.tsx';
import type { ConsoleResource } from './console-resource.ts';

/** The routes of a resource for react-admin: list, edit, create, and the order where the resource has one. */
export function resourceRoutes(resource: ConsoleResource) {
  const { name, label, ordered, titleField } = resource.declaration;
  return (
    <Resource
      key={name}
      name={name}
      options={{ label: label.many }}
      recordRepresentation={titleField}
      list={<RecordList resource={resource} />}
      edit={<RecordEdit resource={resource} />}
      create={<RecordCreate resource={resource} />}
    >
      {ordered && <Route path="order" element={<RecordOrder resource={resource} />} />}
    </Resource>
  );
}
