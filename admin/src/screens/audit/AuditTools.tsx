import type { AuditVerification } from '@prospectus/contract';
import { Button, Callout, Link, Stack, useToast } from '@prospectus/design-system';
import { MenuButton, ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import { saveFile } from '../../layout/save-file.ts';

/** Checks that the log is as it was written; saves what a filter finds as a file. */
export function AuditTools({ filter }: { filter: object }) {
  const text = useText();
  const toast = useToast();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<AuditVerification>();
  const refused = (error: unknown) =>
    toast.show({ tone: 'danger', title: error instanceof Error ? error.message : String(error) });
  const verify = async () => {
    setBusy(true);
    try {
      setFound(await provider.api('GET /admin/audit/verify'));
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  const save = async (format: 'csv' | 'json') => {
    try {
      const query = { format, filter: JSON.stringify(filter) };
      saveFile(await provider.api('GET /admin/:resource/export', { params: { resource: 'audit' }, query }));
    } catch (error) {
      refused(error);
    }
  };
  return (
    <>
      <Button variant="secondary" size="small" startIcon="shield" busy={busy} onClick={() => void verify()}>
        {text('audit.verify')}
      </Button>
      <MenuButton
        label={text('lists.export.title')}
        items={[
          { label: text('lists.export.csv'), onSelect: () => void save('csv') },
          { label: text('lists.export.json'), onSelect: () => void save('json') },
        ]}
        trigger={
          <Button variant="quiet" size="small" startIcon="download">
            {text('lists.export.title')}
          </Button>
        }
      />
      {found && (
        <ModalDialog
          open
          size="small"
          onClose={() => setFound(undefined)}
          title={text(found.ok ? 'audit.whole' : 'audit.broken')}
        >
          <Callout tone={found.ok ? 'success' : 'danger'} role="status">
            <Stack gap={1}>
              <p>
                {found.ok
                  ? text('audit.wholeText', { smart_count: found.checked })
                  : text(found.why === 'missing' ? 'audit.missingText' : 'audit.changedText')}
              </p>
              {found.firstBroken && <Link href={`/audit/${found.firstBroken}`}>{text('audit.firstBroken')}</Link>}
            </Stack>
          </Callout>
        </ModalDialog>
      )}
    </>
  );
}
