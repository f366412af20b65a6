import type { DashboardOverview } from '@prospectus/contract';
import { Link } from '@prospectus/design-system';

import { Timestamp } from '../../layout/Timestamp.tsx';
import type { ResourceEntry } from '../../records/console-resource.ts';
import { useRecordTitle } from '../../records/record-title.ts';
import english from '../../texts/en.json';
import { useText } from '../../texts/language-context.ts';
import { RecordPanel } from './RecordPanel.tsx';

const ACTIONS = english.lists.dashboard.actions;
const isNamed = (action: string): action is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, action);

/** What staff have changed last, and who. */
export function LastChanges({
  changes,
  resources,
}: {
  changes: DashboardOverview['changes'] | undefined;
  resources: readonly ResourceEntry[];
}) {
  const text = useText();
  const recordTitle = useRecordTitle();
  return (
    <RecordPanel
      name="changes"
      title={text('lists.dashboard.changes')}
      empty={text('lists.dashboard.nothingChanged')}
      rows={changes}
      all={{ href: '/changes', label: text('lists.dashboard.allChanges') }}
    >
      {({ resource: name, record_id, title, action, at, by_name }) => {
        const declaration = resources.find((resource) => resource.declaration.name === name)?.declaration;
        if (!declaration) return null;
        const done = isNamed(action) ? text(`lists.dashboard.actions.${action}`) : action;
        return (
          <li key={record_id}>
            <span>
              <Link href={`/${name}/${record_id}`} quiet>
                {recordTitle(declaration, { [declaration.titleField]: title })}
              </Link>
            </span>
            <small>
              {by_name ? text('lists.dashboard.by', { action: done, who: by_name }) : done}, <Timestamp at={at} />
            </small>
          </li>
        );
      }}
    </RecordPanel>
  );
}
