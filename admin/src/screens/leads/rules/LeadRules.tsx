import { Stack, Tabs } from '@prospectus/design-system';
import { useNavigate, useParams } from 'react-router';

import { FormSkeleton } from '../../../layout/FormSkeleton.tsx';
import { Loaded } from '../../../layout/Loaded.tsx';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { useRead } from '../../../providers/calls.ts';
import { useText } from '../../../texts/language-context.ts';
import { Assignment } from './Assignment.tsx';
import { Score } from './Score.tsx';

/** How leads are assigned and scored; the open tab is in the address. */
export function LeadRules() {
  const text = useText();
  const { tab } = useParams();
  const navigate = useNavigate();
  const open = tab === 'score' ? 'score' : 'assignment';
  return (
    <Stack gap={2.5}>
      <PageHeader title={text('rules.title')} subtitle={text('rules.subtitle')} />
      <Tabs
        label={text('rules.tabs')}
        selectedId={open}
        onChange={(id) => void navigate(`/lead-rules/${id}`)}
        tabs={(['assignment', 'score'] as const).map((id) => ({
          ...{ id, label: text(`rules.${id}`) },
          // Only the open one asks before it is left with changes.
          content: id !== open ? null : id === 'score' ? <ScoreTab /> : <AssignmentTab />,
        }))}
      />
    </Stack>
  );
}

// A refetch would replace what is typed.
const ONCE = { refetchOnWindowFocus: false };

function AssignmentTab() {
  const record = useRead('GET /admin/lead-rules/assignment', undefined, ONCE);
  const choices = useRead('GET /admin/lead-rules/choices', undefined, ONCE);
  const query = {
    data: record.data && choices.data && { record: record.data, choices: choices.data },
    error: record.error ?? choices.error,
    refetch: () => Promise.all([record.refetch(), choices.refetch()]),
  };
  return (
    <Loaded query={query} title={useText()('rules.failed')} waiting={<FormSkeleton />}>
      {(loaded) => <Assignment key={loaded.record.version} {...loaded} />}
    </Loaded>
  );
}

function ScoreTab() {
  const query = useRead('GET /admin/lead-rules/score', undefined, ONCE);
  return (
    <Loaded query={query} title={useText()('rules.failed')} waiting={<FormSkeleton />}>
      {(record) => <Score key={`${record.live?.number}-${record.draft?.version}`} record={record} />}
    </Loaded>
  );
}
