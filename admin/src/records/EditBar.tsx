import { Button, IconButton } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import { type RaRecord } from 'react-admin';

import { StickyBar } from '../layout/StickyBar.tsx';
import { useText } from '../texts/language-context.ts';
import { type ConsoleResource, hasDrafts } from './console-resource.ts';
import type { SaveState } from './saving/save-state.ts';
import type { RecordAction } from './use-record-actions.ts';
import type { useUndo } from './undo/use-undo.ts';
import { useMay } from '../providers/use-may.ts';

/** The bar below a form: what became of what was typed, undo and redo, and the actions the record allows. */
export function EditBar({
  resource,
  record,
  saved,
  children,
  running,
  failure,
  undo,
  onSave,
  onPublish,
}: {
  resource: ConsoleResource;
  record: RaRecord | undefined;
  saved: SaveState['is'];
  /** What became of what was typed. */
  children: ReactNode;
  running: RecordAction | undefined;
  /** Why the last action failed. */
  failure: string | undefined;
  undo: ReturnType<typeof useUndo>;
  onSave: () => void;
  onPublish: () => void;
}) {
  const text = useText();
  const mayPublish = useMay(resource.declaration.name)('publish', record);
  const drafts = hasDrafts(resource);
  const status = record?.['status'] as string | undefined;
  const isUnsaved = saved !== 'saved';
  return (
    <StickyBar state={children} failure={failure} isQuiet={saved === 'typing' || saved === 'saving'}>
      <IconButton
        icon="undo"
        label={text('editing.actions.undo')}
        disabled={!undo.can.undo}
        aria-keyshortcuts="Control+Z"
        onClick={undo.undo}
      />
      <IconButton
        icon="redo"
        label={text('editing.actions.redo')}
        disabled={!undo.can.redo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={undo.redo}
      />
      <Button
        variant={drafts ? 'secondary' : 'primary'}
        size="small"
        busy={running === 'save'}
        disabled={!drafts && record !== undefined && !isUnsaved && running !== 'save'}
        onClick={onSave}
        aria-keyshortcuts="Control+S"
      >
        {text(drafts ? 'editing.actions.saveDraft' : 'editing.actions.save')}
      </Button>
      {drafts && mayPublish && (
        <Button
          size="small"
          busy={running === 'publish'}
          disabled={status === 'published' && !isUnsaved && running !== 'publish'}
          onClick={onPublish}
          aria-keyshortcuts="Control+Enter"
        >
          {text('editing.actions.publish')}
        </Button>
      )}
    </StickyBar>
  );
}
