import { WarningMark } from '../components/forms/Field/FieldError.tsx';
import { Icon } from '../components/actions/Icon/Icon.tsx';
import { IconButton } from '../components/actions/IconButton/IconButton.tsx';
import type { UploadItem } from './upload-item.ts';
import { formatFileSize } from './file-messages.ts';
import * as Parts from './upload-row-parts.ts';
import { useFileDropTexts } from './texts/use-file-drop-texts.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface UploadRowProps {
  upload: UploadItem;
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

/** One file: its picture, its name, how far it is, and what can be done with it. */
export function UploadRow({ upload, onRemove, onRetry }: UploadRowProps) {
  const texts = useFileDropTexts();
  const { name, state } = upload;
  return (
    <Parts.Row data-state={state}>
      <Thumbnail preview={upload.preview} />
      <Parts.Body>
        <Parts.Name>{name}</Parts.Name>
        {state === 'sending' && <progress aria-label={texts.sending(name)} value={upload.progress} max={1} />}
        <Status slot={upload} />
      </Parts.Body>
      <Parts.Actions>
        {state === 'failed' && onRetry && <IconButton icon="refresh" label={texts.retry(name)} onClick={onRetry} />}
        {onRemove && (
          <IconButton
            icon="close"
            label={state === 'sending' ? texts.stop(name) : texts.remove(name)}
            data-remove=""
            onClick={onRemove}
          />
        )}
      </Parts.Actions>
    </Parts.Row>
  );
}

function Status({ slot: { state, size, progress, error } }: { slot: UploadItem }) {
  const texts = useFileDropTexts();
  const weight = size === undefined ? '' : formatFileSize(size, texts);
  if (state === 'failed') {
    return (
      <Parts.Status data-tone-of="danger">
        <WarningMark />
        <span>{error ?? texts.state.failed}</span>
      </Parts.Status>
    );
  }
  const words = {
    waiting: texts.state.waiting,
    sending: progress === undefined ? texts.state.sending : `${Math.round(progress * 100)}%`,
    done: texts.state.done,
  }[state];
  return (
    <Parts.Status data-tone-of={state === 'done' ? 'success' : undefined}>
      {state === 'done' && <Icon name="check" size={18} />}
      <span>
        {words}
        {weight && <Parts.Size> · {weight}</Parts.Size>}
      </span>
    </Parts.Status>
  );
}
