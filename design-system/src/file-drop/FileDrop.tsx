import { useId } from 'react';
import { type FieldTextProps, Help } from '../components/forms/Field/Field.tsx';
import { FieldError } from '../components/forms/Field/FieldError.tsx';
import { Icon } from '../components/actions/Icon/Icon.tsx';
import { IconButton } from '../components/actions/IconButton/IconButton.tsx';
import { useTexts } from '../language/TextsProvider.tsx';
import * as Parts from './file-drop-parts.ts';
import type { UploadItem } from './upload-item.ts';
import { type FileRules, describeRules } from './file-messages.ts';
import type { FileDropTexts } from './texts/file-drop-texts.ts';
import { useFileDropTexts } from './texts/use-file-drop-texts.ts';
import { UploadList } from './UploadList.tsx';
import { useDropArea } from './use-drop-area.ts';

/** Props of {@link FileDrop}. */
export interface FileDropProps extends FieldTextProps {
  /** Id of the input; made up when absent. */
  id?: string | undefined;
  /** For a form posted without script. */
  name?: string | undefined;
  /** Kinds with their endings, `{ 'image/png': ['.png'] }`; any file without it. */
  accept?: FileRules['accept'];
  /** The most one file may have. */
  maxBytes?: number | undefined;
  /** The most there may be, those in `uploads` included. With 1, a new file is there to replace the last. */
  maxFiles?: number | undefined;
  disabled?: boolean | undefined;
  /** The files so far, as their owner keeps them. */
  uploads?: readonly UploadItem[] | undefined;
  /** Files that keep the rules, chosen, dropped or pasted. What becomes of them is the owner's business. */
  onFiles: (files: File[]) => void;
  /** Takes a file away, or stops sending it. */
  onRemove?: ((id: string) => void) | undefined;
  /** Tries a failed file again. */
  onRetry?: ((id: string) => void) | undefined;
}

/** Files are chosen, dropped or pasted here. It tells what is refused and shows how far each is; it sends nothing. */
export function FileDrop(props: FileDropProps) {
  const { id: givenId, name, label, help, error, disabled = false, uploads = [], onRemove, onRetry } = props;
  const texts = useFileDropTexts();
  const { locale, toast } = useTexts();
  const madeId = useId();
  const id = givenId ?? madeId;
  const area = useDropArea(props, uploads.length);
  const rules = describeRules(props, texts, locale);
  const isOne = props.maxFiles === 1;
  const described = [rules && `${id}-rules`, error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');

  return (
    <Parts.Frame {...area.getRootProps({ role: 'group', 'aria-labelledby': `${id}-label` })}>
      <Parts.Label id={`${id}-label`} htmlFor={id}>
        {label}
      </Parts.Label>
      <Parts.Area data-drag={area.drag} data-invalid={error ? '' : undefined} data-closed={area.closed || undefined}>
        <Parts.Input
          {...area.getInputProps({
            id,
            name,
            disabled: area.closed,
            'aria-label': undefined,
            'aria-labelledby': `${id}-label ${id}-prompt`,
            'aria-describedby': described || undefined,
            tabIndex: undefined,
            style: undefined,
          })}
          aria-invalid={error ? true : undefined}
        />
        <Icon name="document" size={28} />
        <Parts.Prompt>
          <span id={`${id}-prompt`}>
            {promptFor(texts.prompt, { isOne, isFull: area.isFull, count: uploads.length })}
          </span>
          {!area.closed && <Parts.Desk> {area.words}</Parts.Desk>}
        </Parts.Prompt>
        {rules && <Parts.Rules id={`${id}-rules`}>{rules}</Parts.Rules>}
      </Parts.Area>
      {area.refused.length > 0 && (
        <Parts.Refused role="alert">
          <ul>
            {area.refused.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <IconButton icon="close" label={toast.close} onClick={area.forgetRefused} />
        </Parts.Refused>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && <Help id={`${id}-help`}>{help}</Help>}
      <UploadList
        uploads={uploads}
        labelledBy={`${id}-label`}
        inputId={id}
        locked={disabled}
        {...{ onRemove, onRetry }}
      />
    </Parts.Frame>
  );
}

function promptFor(
  texts: FileDropTexts['prompt'],
  { isOne, isFull, count }: { isOne: boolean; isFull: boolean; count: number },
): string {
  if (isFull) return texts.full(count);
  if (isOne) return count > 0 ? texts.another : texts.one;
  return count > 0 ? texts.more : texts.several;
}
