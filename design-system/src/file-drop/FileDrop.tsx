import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { type FieldTextProps, Help } from '../components/forms/Field/Field.tsx';
import { FieldError } from '../components/forms/Field/FieldError.tsx';
import { Icon } from '../components/actions/Icon/Icon.tsx';
import { IconButton } from '../components/actions/IconButton/IconButton.tsx';
import { useTexts, useTextsOf } from '../language/TextsProvider.tsx';
import * as Parts from './file-drop-parts.ts';
import { describeRejection, describeRules, type FileRules } from './file-messages.ts';
import allTexts from './texts.json';

/** Props of {@link FileDrop}. */
export interface FileDropProps extends FieldTextProps {
  /** File types with their extensions, `{ 'image/png': ['.png'] }`; any file without it. */
  accept?: FileRules['accept'];
  /** Largest size of one file. */
  maxBytes?: number | undefined;
  /** Most files that are accepted at a time. */
  maxFiles?: number | undefined;
  /** Receives the files that were chosen, dropped or pasted and keep the rules. */
  onFiles: (files: File[]) => void;
}

/** A field for files, which are chosen, dropped or pasted. It says which files it refuses; it uploads nothing. */
export function FileDrop({ label, help, error, accept, maxBytes, maxFiles, onFiles }: FileDropProps) {
  const { locale, toast } = useTexts();
  const texts = useTextsOf(allTexts);
  const id = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const rules = { accept, maxBytes, maxFiles };
  const rulesText = describeRules(rules, texts, locale);
  const zone = useDropzone({
    ...(accept && { accept }),
    ...(maxBytes !== undefined && { maxSize: maxBytes }),
    ...(maxFiles !== undefined && { maxFiles }),
    minSize: 1,
    multiple: maxFiles !== 1,
    // The input covers the whole area, so it receives clicks and keys itself, with and without script.
    noClick: true,
    noKeyboard: true,
    onDrop: (files, rejections) => {
      // Otherwise choosing the same file again would be no change.
      if (zone.inputRef.current) zone.inputRef.current.value = '';
      setRefused(rejections.map((rejection) => describeRejection(rejection, rules, texts, locale)));
      if (files.length > 0) onFiles(files);
    },
  });
  const drag = zone.isDragReject ? 'refused' : zone.isDragActive ? 'over' : zone.isDragGlobal ? 'near' : undefined;
  const described = [rulesText && `${id}-rules`, error && `${id}-error`, help && `${id}-help`]
    .filter(Boolean)
    .join(' ');

  return (
    <Parts.Frame {...zone.getRootProps({ role: 'group', 'aria-labelledby': `${id}-label` })}>
      <Parts.Label id={`${id}-label`} htmlFor={id}>
        {label}
      </Parts.Label>
      <Parts.Area data-drag={drag} data-invalid={error ? '' : undefined}>
        <Parts.Input
          {...zone.getInputProps({
            id,
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
          <span id={`${id}-prompt`}>{maxFiles === 1 ? texts.prompt.one : texts.prompt.several}</span>
          <Parts.DropHint> {texts.drag[drag ?? 'none']}</Parts.DropHint>
        </Parts.Prompt>
        {rulesText && <Parts.Rules id={`${id}-rules`}>{rulesText}</Parts.Rules>}
      </Parts.Area>
      {refused.length > 0 && (
        <Parts.Refused role="alert">
          <ul>
            {refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <IconButton icon="close" label={toast.close} onClick={() => setRefused([])} />
        </Parts.Refused>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && <Help id={`${id}-help`}>{help}</Help>}
    </Parts.Frame>
  );
}
