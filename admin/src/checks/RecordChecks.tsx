import { Button, EmptyState } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

import { openField } from '../fields/open-field.ts';
import { useApi } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';
import { fieldAddress, fieldInHash, FindingList } from './FindingList.tsx';

/** How many findings there are in a record, and the list of them; a press leads to the field. */
export function RecordChecks({ resource, record }: { resource: string; record: RaRecord }) {
  const text = useText();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [open, setOpen] = useState(false);
  const id = String(record.id);
  const api = useApi();
  // A failure shows no findings: they are read again after the next save.
  const { data: findings } = useQuery({
    queryKey: [resource, 'checks', id, record['version']],
    queryFn: () => api('GET /admin/:resource/:id/checks', { params: { resource, id } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  // Another screen may have led here for one field.
  useEffect(() => {
    const field = fieldInHash(hash);
    if (field) openField(field);
  }, [hash, id]);
  const blocks = findings?.some(({ severity }) => severity === 'block');
  return (
    <>
      <Button
        variant={blocks ? 'danger' : 'quiet'}
        size="small"
        startIcon={findings && findings.length > 0 ? 'warning' : 'check'}
        onClick={() => setOpen(true)}
      >
        {text('publishing.checks', { smart_count: findings?.length ?? 0 })}
      </Button>
      <ModalDialog
        open={open}
        onClose={() => setOpen(false)}
        title={text('publishing.checksTitle')}
        subtitle={text('publishing.checksText')}
      >
        {findings && findings.length > 0 ? (
          <FindingList
            findings={findings}
            withRecord={(finding) => finding.id !== id}
            onOpen={(finding) => {
              setOpen(false);
              if (finding.id === id) requestAnimationFrame(() => openField(finding.path));
              else void navigate(fieldAddress(finding));
            }}
          />
        ) : (
          <EmptyState icon="check" title={text('publishing.noFindings')} text={text('publishing.noFindingsText')} />
        )}
      </ModalDialog>
    </>
  );
}
