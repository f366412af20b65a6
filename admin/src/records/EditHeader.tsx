import type { RefObject } from 'react';
import { type RaRecord, useNotify } from 'react-admin';

import { PageHeader } from '../layout/PageHeader.tsx';
import { RecordChecks } from '../checks/RecordChecks.tsx';
import { RecordPreview } from '../preview/RecordPreview.tsx';
import { Timestamp } from '../layout/Timestamp.tsx';
import { useContractText, useText } from '../texts/language-context.ts';
import { translatedLabel } from '../texts/contract-text.ts';
import { type ConsoleResource, hasDrafts, homePath, listPath } from './console-resource.ts';
import { HistoryButton } from './history/HistoryButton.tsx';
import { RecordMenu } from './RecordMenu.tsx';
import { labelInSentence, useRecordTitle } from './record-title.ts';
import { RecordStatus } from './RecordStatus.tsx';
import type { useRecordActions } from './use-record-actions.ts';

/** What a form is about: the record's title, its state, the way back, and what can be done with it as a whole. */
export function EditHeader({
  resource,
  record,
  colleagues,
  actions,
  mayLeave,
}: {
  resource: ConsoleResource;
  /** Undefined for a new one. */
  record: RaRecord | undefined;
  /** The names of those who have it open as well. */
  colleagues: readonly string[];
  actions: ReturnType<typeof useRecordActions>;
  mayLeave: RefObject<boolean>;
}) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const contractText = useContractText();
  const notify = useNotify();
  const { declaration, PublicLink } = resource;
  const label = translatedLabel(declaration, contractText);
  const home = homePath(resource);
  const above = declaration.single ? text(`shell.menu.${resource.home ?? 'content'}`) : label.many;
  const back = home === listPath(resource) && declaration.single ? {} : { back: { label: above, href: home } };
  if (!record) {
    const title = declaration.single ? label.one : text('editing.newRecord', { label: labelInSentence(label.one) });
    return <PageHeader title={title} {...back} />;
  }
  return (
    <PageHeader
      title={declaration.single ? label.one : recordTitle(declaration, record)}
      state={hasDrafts(resource) && <RecordStatus record={record} />}
      subtitle={
        <>
          {text('editing.changedAt')} <Timestamp at={record['updated_at']} />
          {colleagues.length > 0 && <> · {text('editing.presence.here', { names: colleagues.join(', ') })}</>}
        </>
      }
      {...back}
      actions={
        <>
          {PublicLink && <PublicLink record={record} />}
          {hasDrafts(resource) && <RecordChecks resource={declaration.name} record={record} />}
          {hasDrafts(resource) && <RecordPreview resource={declaration.name} record={record} />}
          {hasDrafts(resource) && (
            <HistoryButton
              resource={resource}
              record={record}
              onRestore={async (version) => {
                if (!(await actions.restore(version))) return false;
                notify(text('editing.history.restored', { version: String(version) }), { type: 'success' });
                return true;
              }}
            />
          )}
          <RecordMenu resource={resource} record={record} actions={actions} mayLeave={mayLeave} />
        </>
      }
    />
  );
}
