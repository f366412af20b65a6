import type { FullLeadRecord } from '@prospectus/contract';
import { Button, Link, Stack } from '@prospectus/design-system';
import { useDataProvider } from 'react-admin';

import { Panel } from '../../layout/Panel.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import type { Desk } from './use-desk.ts';

/** Leads that were merged into this one, each of which can be separated again; nothing where none was. */
export function MergedLeads({ lead, desk }: { lead: FullLeadRecord; desk: Desk }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  if (lead.merged.length === 0) return null;
  const separate = (id: string) =>
    void desk.attempt(
      () => provider.api('POST /admin/leads/:id/unmerge', { params: { id } }),
      text('desk.similar.unmerged'),
    );
  return (
    <Panel title={text('desk.similar.parts')} gap={1.5}>
      <Stack as="ul" gap={1}>
        {lead.merged.map((id) => (
          <li key={id}>
            <Stack direction="row" gap={1.5} align="center">
              <Link href={`/leads/${id}`}>{text('desk.similar.open')}</Link>
              <Button variant="quiet" size="small" busy={desk.isBusy} onClick={() => separate(id)}>
                {text('desk.similar.unmerge')}
              </Button>
            </Stack>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
