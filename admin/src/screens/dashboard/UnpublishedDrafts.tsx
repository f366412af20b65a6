import type { DashboardOverview } from '@prospectus/contract';
import { Link } from '@prospectus/design-system';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { labelInSentence, useRecordTitle } from '../../records/record-title.ts';
import type { ResourceEntry } from '../../records/console-resource.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { RecordPanel } from './RecordPanel.tsx';

/** The latest drafts that are not published yet. */
export function UnpublishedDrafts({
  drafts,
  resources,
}: {
  drafts: DashboardOverview['waiting'] | undefined;
  resources: readonly ResourceEntry[];
}) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const contractText = useContractText();
  return (
    <RecordPanel
      name="drafts"
      title={text('lists.dashboard.waiting')}
      empty={text('lists.dashboard.nothingWaits')}
      rows={drafts}
    >
      {({ resource: name, id, title, updated_at }) => {
        const declaration = resources.find((resource) => resource.declaration.name === name)?.declaration;
        if (!declaration) return null;
        return (
          <li key={id}>
            <span>
              <Link href={`/${name}/${id}`} quiet>
                {recordTitle(declaration, { [declaration.titleField]: title })}
              </Link>
            </span>
            <small>
              {labelInSentence(contractText(declaration.label.one))}, <Timestamp at={updated_at} />
            </small>
          </li>
        );
      }}
    </RecordPanel>
  );
}
