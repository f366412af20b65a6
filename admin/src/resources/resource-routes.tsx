import type { ReactNode } from 'react';
import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';

import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { Allowed } from './Allowed.tsx';
import { RecordOrder } from './RecordOrder.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordPage } from './RecordPage.tsx';
import { SingleRecord } from './SingleRecord.tsx';
import type { ConsoleResource } from './console-resource.ts';

/**
 * The routes of a resource for react-admin: list, form (of new records as well), and the
 * order where the resource has one. A resource of a single record has no list.
 */
export function resourceRoutes(resource: ConsoleResource) {
  const { name, label, ordered, single, titleField } = resource.declaration;
  const { Order } = resource;
  const allowed = (action: string, screen: ReactNode) => (
    <Allowed resource={name} action={action} waiting={<PageSkeleton />}>
      {screen}
    </Allowed>
  );
  return (
    <Resource
      key={name}
      name={name}
      options={{ label: label.many }}
      recordRepresentation={titleField}
      list={allowed('list', single ? <SingleRecord resource={resource} /> : <RecordList resource={resource} />)}
      edit={<RecordPage resource={resource} />}
      hasCreate
    >
      {ordered && !single && (
        <Route path="order" element={allowed('reorder', Order ? <Order /> : <RecordOrder resource={resource} />)} />
      )}
    </Resource>
  );
}
