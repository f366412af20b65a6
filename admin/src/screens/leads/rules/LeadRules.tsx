import { Stack, Tabs } from '@prospectus/design-system';
import { useNavigate, useParams } from 'react-router';

import { Loaded } from '../../../layout/Loaded.tsx';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx';
import { Allowed } from '../../../records/Allowed.tsx';
import { useText } from '../../../texts/language-context.ts';
import { AssignmentForm } from './AssignmentForm.tsx';
import { RulesWaiting } from './RulesWaiting.tsx';
import { Score } from './Score.tsx';
import { useAssignment, useScoreRules } from './use-rules.ts';

const TABS = ['assignment', 'score'] as const;

/** Rules by which leads are given out and scored; which of them is open is in the address. */
export function LeadRules() {
  return (
    <Allowed resource="lead-rules" action="read" waiting={<PageSkeleton />}>
      <Rules />
    </Allowed>
  );
}

function Rules() {
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

const shared = { headingLevel: 2, waiting: <RulesWaiting /> } as const;

function Assignment() {
  return (
    <Loaded query={useAssignment()} title={useText()('rules.failed')} {...shared}>
      {(loaded) => <AssignmentForm key={loaded.record.version} {...loaded} />}
    </Loaded>
  );
}

function ScoreRules() {
  return (
    <Loaded query={useScoreRules()} title={useText()('rules.failed')} {...shared}>
      {(record) => <Score key={`${record.live?.number}-${record.draft?.version}`} record={record} />}
    </Loaded>
  );
}
