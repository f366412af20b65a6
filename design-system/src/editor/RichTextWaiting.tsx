import { useId } from 'react';
import { FieldError } from '../components/forms/Field/FieldError.tsx';
import { Help } from '../components/forms/Field/Field.tsx';
import * as Parts from './editor-parts.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';
import { insertTable } from './table-tools.ts';
import { StoredText } from './StoredText.tsx';
import * as ToolbarParts from './toolbar-parts.ts';
import { ToolIcon } from './ToolIcon.tsx';
import { linkTool, pictureTool, toolGroups } from './tools.ts';

/** Props of {@link RichTextWaiting}. */
export type RichTextWaitingProps = Pick<
  RichTextEditorProps,
  'id' | 'label' | 'value' | 'error' | 'help' | 'pictures' | 'readOnly' | 'lang'
>;

/**
 * Placeholder of `RichTextEditor` while that loads: the stored text at the same size. It does not sanitise the HTML.
 */
export function RichTextWaiting({
  id: givenId,
  label,
  value,
  error,
  help,
  pictures,
  readOnly,
  lang,
}: RichTextWaitingProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  return (
    <Parts.Frame aria-busy="true">
      <Parts.Label>{label}</Parts.Label>
      <Parts.Box data-invalid={error ? '' : undefined} data-readonly={readOnly || undefined}>
        {!readOnly && (
          <ToolbarParts.Bar aria-hidden="true">
            {toolGroups(pictures ? [linkTool, pictureTool] : [linkTool], [insertTable]).map((group) => (
              <ToolbarParts.Group key={group[0]?.name}>
                {group.map(({ name, icon }) => (
                  <ToolbarParts.ToolbarButton key={name} as="span" aria-disabled="true">
                    <ToolIcon path={icon} />
                  </ToolbarParts.ToolbarButton>
                ))}
              </ToolbarParts.Group>
            ))}
          </ToolbarParts.Bar>
        )}
        <Parts.Sheet>
          <StoredText html={value} lang={lang} />
        </Parts.Sheet>
      </Parts.Box>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <Parts.Foot>
          <Help>{help}</Help>
        </Parts.Foot>
      )}
      {!readOnly && <Parts.KeysRoom />}
    </Parts.Frame>
  );
}
