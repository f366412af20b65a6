import { Button } from '@prospectus/design-system';
import { SideSheet } from '@prospectus/design-system/console';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { type RaRecord, useStore } from 'react-admin';

import { useIsWide } from '../layout/use-viewport.ts';
import { useText } from '../texts/language-context.ts';
import { PreviewPanel } from './PreviewPanel.tsx';

export function RecordPreview({ resource, record }: { resource: string; record: RaRecord }) {
  const text = useText();
  const wide = useIsWide();
  const [beside, setBeside] = useStore('preview.beside', false);
  const [over, setOver] = useState(false);
  const open = wide ? beside : over;
  const toggle = () => (wide ? setBeside(!beside) : setOver(!over));
  return (
    <>
      <Button
        variant={open ? 'secondary' : 'quiet'}
        size="small"
        startIcon="laptop"
        aria-expanded={open}
        onClick={toggle}
      >
        {text('publishing.preview')}
      </Button>
      {wide &&
        beside &&
        createPortal(
          <PreviewPanel key={record.id} resource={resource} record={record} fixed onClose={() => setBeside(false)} />,
          document.body,
        )}
      {!wide && (
        <SideSheet open={over} onClose={() => setOver(false)} title={text('publishing.preview')} size="large">
          <PreviewPanel key={record.id} resource={resource} record={record} onPicked={() => setOver(false)} />
        </SideSheet>
      )}
    </>
  );
}
