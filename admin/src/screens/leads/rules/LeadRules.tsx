import { Stack, Tabs } from '@prospectus/design-system';
import { useNavigate, useParams } from 'react-router';

import { FormSkeleton } from '../../../layout/FormSkeleton.tsx';
import { Loaded } from '../../../layout/Loaded.tsx';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { useRead } from '../../../providers/calls.ts';
import { useText } from '../../../texts/language-context.ts';
import { AssignmentForm } from './AssignmentForm.tsx';
import { Score } from './Score.tsx';

const TABS = ['assignment', 'score'] as const;

/** How leads are assigned and scored; the open tab is in the address. */
export function LeadRules() {
  const text = useText();
  const { tab } = useParams();
  const navigate = useNavigate();
  const open = TABS.find((one) => one === tab) ?? 'assignment';
  return (
    <Stack gap={2.5}>
      <PageHeader title={text('rules.title')} subtitle={text('rules.subtitle')} />
      <Tabs
        label={text('rules.tabs')}
        selectedId={open}
        onChange={(id) => void navigate(`/lead-rules/${id}`)}
        // Only the open one asks before it is left with changes.
        tabs={TABS.map((id) => ({ id, label: text(`rules.${id}`), content: id === open ? CONTENTS[id] : null }))}
      />
    </Stack>
  );
}

const CONTENTS = { assignment: <Assignment />, score: <ScoreRules /> };

// A refetch would replace what is typed.
const ONCE = { refetchOnWindowFocus: false };

function Assignment() {
  const record = useRead('GET /admin/lead-rules/assignment', undefined, ONCE);
  const choices = useRead('GET /admin/lead-rules/choices', undefined, ONCE);
  const query = {
    data: record.data && choices.data && { record: record.data, choices: choices.data },
    error: record.error ?? choices.error,
    refetch: () => Promise.all([record.refetch(), choices.refetch()]),
  };
  return (
    <Loaded query={query} title={useText()('rules.failed')} waiting={<FormSkeleton />}>
      {(loaded) => <AssignmentForm key={loaded.record.version} {...loaded} />}
    </Loaded>
  );
}

function ScoreRules() {
  const query = useRead('GET /admin/lead-rules/score', undefined, ONCE);
  return (
    <Loaded query={query} title={useText()('rules.failed')} waiting={<FormSkeleton />}>
      {(record) => <Score key={`${record.live?.number}-${record.draft?.version}`} record={record} />}
    </Loaded>
  );
}
