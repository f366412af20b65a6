import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import * as Parts from './toolbar-parts.ts';
import { ToolIcon } from './ToolIcon.tsx';
import type { Tool } from './tools.ts';

interface ToolButtonProps {
  tool: Tool;
  editor: Editor | null;
  'data-stop': string;
  tabIndex: number;
}

/** A toolbar button; a disabled one can still take the focus. */
export function ToolButton({ tool, editor, ...stop }: ToolButtonProps) {
  const label = useTextsOf(allTexts).tools[tool.name];
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: now ? tool.isOn?.(now) : tool.isOn && false,
      ready: now ? (tool.isReady?.(now) ?? true) : false,
    }),
  });
  return (
    <Parts.ToolbarButton
      {...stop}
      type="button"
      title={tool.keys ? `${label} (${inWords(tool.keys)})` : label}
      aria-keyshortcuts={tool.keys}
      aria-label={label}
      aria-pressed={state?.on}
      aria-disabled={!state?.ready || undefined}
      // Keeps the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => editor && state?.ready && tool.run(editor)}
    >
      <ToolIcon path={tool.icon} />
    </Parts.ToolbarButton>
  );
}

const inWords = (keys: string) => keys.replaceAll('Control', 'Ctrl').replaceAll('+', ' ');
