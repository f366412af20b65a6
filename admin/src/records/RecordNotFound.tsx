import { Button, ErrorState } from '@prospectus/design-system';

import { INDIA } from '../layout/india-time.ts';
import { useRead } from '../providers/calls.ts';
import { translatedLabel } from '../texts/contract-text.ts';
import { useContractText, useLanguage, useText } from '../texts/language-context.ts';
import { type ConsoleResource, hasDrafts, homePath } from './console-resource.ts';
import { labelInSentence, useRecordTitle } from './record-title.ts';
import { useRestore } from './use-restore.ts';

/** Instead of a form: the record is in the trash, was never there, or could not be loaded. */
export function RecordNotFound({
  resource,
  id,
  error,
  onRetry,
}: {
  resource: ConsoleResource;
  id: string;
  error: unknown;
  onRetry: () => void;
}) {
  const text = useText();
  const recordTitle = useRecordTitle();
  const contractText = useContractText();
  const { locale } = useLanguage();
  const { restore } = useRestore(resource);
  const isGone = (error as { status?: number }).status === 404;
  const { data: [trashed] = [] } = useRead(
    'GET /admin/:resource/trash',
    {
      params: { resource: resource.declaration.name },
      query: { filter: JSON.stringify({ id: [id] }), range: '[0,0]' },
    },
    { enabled: isGone && hasDrafts(resource) },
  );
  const label = translatedLabel(resource.declaration, contractText);
  const one = labelInSentence(label.one);
  const back = (
    <Button variant="quiet" size="small" href={homePath(resource)}>
      {text('editing.notFound.back', { label: label.many })}
    </Button>
  );
  if (trashed) {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: INDIA }).format(
      Date.parse(trashed['updated_at'] as string) + 30 * 86_400_000,
    );
    return (
      <ErrorState
        headingLevel={1}
        title={text('editing.notFound.inTrash', { label: one })}
        text={text('editing.notFound.inTrashText', { title: recordTitle(resource.declaration, trashed), date })}
        action={
          <>
            <Button size="small" onClick={() => void restore(trashed)}>
              {text('editing.notFound.restore')}
            </Button>
            <Button variant="secondary" size="small" href="/trash">
              {text('editing.notFound.toTrash')}
            </Button>
            {back}
          </>
        }
      />
    );
  }
  return (
    <ErrorState
      headingLevel={1}
      title={text(isGone ? 'editing.notFound.title' : 'editing.notFound.failed', { label: one })}
      text={isGone ? text('editing.notFound.text') : error instanceof Error ? error.message : undefined}
      onRetry={isGone ? undefined : onRetry}
      action={back}
    />
  );
}
