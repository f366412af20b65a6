import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';

import { OrderScreen } from './OrderScreen.tsx';
import { RecordCreate } from './RecordCreate.tsx';
import { RecordEdit } from './RecordEdit.tsx';
import { RecordList } from './RecordList.tsx';
import type { View } from './view.ts';

/** The screens of a resource for react-admin: list, form, new record, and the order where staff give one. */
export function resourceRoutes(view: View) {
  const { name, label, ordered, titleField } = view.declaration;
  return (
    <Resource
      key={name}
      name={name}
      options={{ label: label.many }}
      recordRepresentation={titleField}
      list={<RecordList view={view} />}
      edit={<RecordEdit view={view} />}
      create={<RecordCreate view={view} />}
    >
      {ordered && <Route path="order" element={<OrderScreen view={view} />} />}
    </Resource>
  );
}
