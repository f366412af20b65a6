import { Stack, Tabs } from '@prospectus/design-system';
import { useNavigate, useParams } from 'react-router';

import { PageHeader } from '../../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx';
import { Allowed } from '../../../records/Allowed.tsx';
import { useText } from '../../../texts/language-context.ts';
import { AssignmentTab } from './AssignmentTab.tsx';
import { ScoreTab } from './ScoreTab.tsx';
import { StagesTab } from './StagesTab.tsx';

const TABS = ['assignment', 'score', 'stages'] as const;

/** Rules by which leads are given out and scored, stages and reasons; which of them is open is in the address. */
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
        tabs={[
          {
            id: 'assignment',
            label: text('rules.assignment'),
            content: open === 'assignment' ? <AssignmentTab /> : null,
          },
          { id: 'score', label: text('rules.score'), content: open === 'score' ? <ScoreTab /> : null },
          { id: 'stages', label: text('rules.stages'), content: open === 'stages' ? <StagesTab /> : null },
        ]}
      />
    </Stack>
  );
}
