import type { ComponentType, ReactNode } from 'react';
import { Resource } from 'react-admin';
import { Route } from 'react-router';

import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { lazyScreen } from '../layout/lazy-part.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { Allowed } from '../records/Allowed.tsx';
import type { ConsoleResource, ResourceEntry } from '../records/console-resource.ts';

/**
 * The routes of a resource for react-admin: list, form (of new records as well), and the
 * order where the resource has one. A resource of a single record has no list.
 */
export function resourceRoutes(entry: ResourceEntry) {
  const { name, label, ordered, single, titleField } = entry.declaration;
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
      list={allowed('list', single ? <Single entry={entry} /> : <List entry={entry} />)}
      edit={<Form entry={entry} />}
      hasCreate
    >
      {ordered && !single && <Route path="order" element={allowed('reorder', <Order entry={entry} />)} />}
    </Resource>
  );
}

/** A screen of any resource. Its code, and what resources add to it, are loaded when one is first opened. */
const screenOf = (load: () => Promise<ComponentType<{ resource: ConsoleResource }>>, Waiting?: ComponentType) =>
  lazyScreen<{ entry: ResourceEntry }>(async () => {
    const [{ consoleResource }, Screen] = await Promise.all([import('./index.ts'), load()]);
    return function ResourceScreen({ entry }) {
      return <Screen resource={consoleResource(entry)} />;
    };
  }, Waiting);

const List = screenOf(async () => (await import('../records/RecordList.tsx')).RecordList);
const Form = screenOf(async () => (await import('../records/RecordPage.tsx')).RecordPage, FormSkeleton);
const Single = screenOf(async () => (await import('../records/SingleRecord.tsx')).SingleRecord, FormSkeleton);
const Order = screenOf(async () => {
  const { RecordOrder } = await import('../records/RecordOrder.tsx');
  return ({ resource }) => (resource.Order ? <resource.Order /> : <RecordOrder resource={resource} />);
});
