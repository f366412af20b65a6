import type { AuditEntry } from '@prospectus/contract';
import { Callout, Card, ErrorState, Heading, Link, Stack, StatusChip, Text } from '@prospectus/design-system';
import { HttpError, useGetOne } from 'react-admin';
import { useParams } from 'react-router';

import { fieldPathLabel } from '../../fields/path-label.ts';
import { metaAt } from '../../fields/meta-at.ts';
import { FormPage } from '../../layout/FormPage.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { Allowed } from '../../records/Allowed.tsx';
import { FieldDifference } from '../../records/history/FieldDifference.tsx';
import type { ResourceEntry } from '../../records/console-resource.ts';
import { resourceEntries } from '../../records/resource-entries.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { AuditFacts } from './AuditFacts.tsx';
import { useEntryTitles } from './use-entry-titles.ts';
import { useEntryWords } from './use-entry-words.ts';
import { useOtherFields } from './use-other-fields.ts';
import { valueDifferences } from './value-differences.ts';

/** One entry: who, what and when, the reason given, and each value before and after. */
export function AuditEntryPage() {
  return (
    <Allowed resource="audit" action="read" waiting={<PageSkeleton />}>
      <Entry resources={resourceEntries} />
    </Allowed>
  );
}

function Entry({ resources }: { resources: readonly ResourceEntry[] }) {
  const text = useText();
  const { id = '' } = useParams();
  const words = useEntryWords(resources);
  const { data, error, refetch } = useGetOne<AuditEntry>('audit', { id }, { retry: false, networkMode: 'always' });
  const { titleOf, isPending } = useEntryTitles(data ? [data] : [], words);
  const back = { label: text('audit.title'), href: '/audit' };
  if (error)
    return (
      <FormPage>
        <PageHeader title={text('audit.entry')} back={back} />
        <ErrorState
          headingLevel={2}
          title={text(isMissing(error) ? 'audit.noEntry' : 'audit.entryFailed')}
          text={error instanceof Error ? error.message : undefined}
          onRetry={() => void refetch()}
        />
      </FormPage>
    );
  if (!data || isPending) return <PageSkeleton />;
  const { label, tone } = words.action(data.action);
  const href = words.href(data);
  const { title, about } = titleOf(data);
  return (
    <FormPage>
      <PageHeader
        title={title}
        back={back}
        state={<StatusChip tone={tone} label={label} />}
        subtitle={
          <>
            {[...about, words.person(data)].join(' · ')} · <Timestamp at={data.at} />
          </>
        }
      />
      {data.cleared_at && (
        <Callout tone="info" title={text('audit.cleared')}>
          {text('audit.clearedText')}
        </Callout>
      )}
      {data.reason && (
        <Card>
          <Heading level={2} size="h5">
            {text('audit.reason')}
          </Heading>
          <p>{data.reason}</p>
        </Card>
      )}
      <Card>
        <Stack gap={2}>
          <Heading level={2} size="h5">
            {text('audit.changed')}
          </Heading>
          <Values entry={data} resources={resources} />
        </Stack>
      </Card>
      <Stack direction="row" gap={2}>
        {href && data.action !== 'purge' && <Link href={href}>{text('audit.openRecord')}</Link>}
        {data.record_id && <Link href={`/audit?record=${data.record_id}`}>{text('audit.allOfRecord')}</Link>}
      </Stack>
      <AuditFacts entry={data} />
    </FormPage>
  );
}

function Values({ entry, resources }: { entry: AuditEntry; resources: readonly ResourceEntry[] }) {
  const text = useText();
  const contractText = useContractText();
  const others = useOtherFields();
  const schema = useEntryWords(resources).declaration(entry.resource)?.schema;
  const differences = valueDifferences(entry.before, entry.after);
  if (differences.length === 0) return <Text tone="muted">{text('audit.noValues')}</Text>;
  return (
    <Stack gap={2}>
      {differences.map(({ path, before, after }) => {
        const label = schema && fieldPathLabel(schema, path);
        return (
          <div key={path}>
            <Text size="small" tone="muted">
              {label ? label.split(', ').map(contractText).join(' › ') : others.label(path)}
            </Text>
            <FieldDifference
              meta={schema && metaAt(schema, path)}
              before={schema ? before : others.value(path, before)}
              after={schema ? after : others.value(path, after)}
            />
          </div>
        );
      })}
    </Stack>
  );
}

const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
