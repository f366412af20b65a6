import type { DashboardOverview } from '@prospectus/contract';
import { Link } from '@prospectus/design-system';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useRecordTitle } from '../../records/record-title.ts';
import type { ResourceEntry } from '../../records/console-resource.ts';
import { useText } from '../../texts/language-context.ts';
import { RecordPanel } from './RecordPanel.tsx';

/** What goes live or off the site by itself in the coming fortnight, the next first. */
export function PlannedChanges({
  planned,
  resources,
}: {
  planned: DashboardOverview['planned'] | undefined;
  resources: readonly ResourceEntry[];
}) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const titleOf = (name: string, title: string): string | undefined => {
    if (name === 'releases') return `${text('lists.dashboard.release')}: ${title}`;
    const declaration = resources.find((resource) => resource.declaration.name === name)?.declaration;
    return declaration && recordTitle(declaration, { [declaration.titleField]: title });
  };
  return (
    <RecordPanel
      name="planned"
      title={text('lists.dashboard.planned')}
      empty={text('lists.dashboard.nothingPlanned')}
      rows={planned}
      all={{ href: '/releases', label: text('lists.dashboard.allReleases') }}
    >
      {({ resource, id, title, action, at }) => {
        const name = titleOf(resource, title);
        return name === undefined ? null : (
          <li key={`${id} ${action}`}>
            <span>
              <Link href={`/${resource}/${id}`} quiet>
                {name}
              </Link>
            </span>
            <small>
              {text(action === 'publish' ? 'lists.dashboard.goesLive' : 'lists.dashboard.goesOff')},{' '}
              <Timestamp at={at} />
            </small>
          </li>
        );
      }}
    </RecordPanel>
  );
}
