import type { Editor } from '@tiptap/core';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useEditorState } from '@tiptap/react';
import { LinkForm, type LinkFormProps } from './LinkForm.tsx';
import { PictureForm } from './PictureForm.tsx';
import type { EditorPictures } from './pictures.ts';
import { insertTable, tableTools } from './table-tools.ts';
import { linkTool, pictureTool, type Tool, toolGroups } from './tools.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import * as Parts from './toolbar-parts.ts';
import { ToolButton } from './ToolButton.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

interface ToolbarProps {
  editor: Editor | null;
  /** Id of the text area. */
  controls: string;
  linkSchemes: readonly string[];
  pickLink: LinkFormProps['pickLink'];
  pictures: EditorPictures | undefined;
}

/** The buttons above the text: one Tab stop, arrows between them, Escape back to the text. */
export function Toolbar({ editor, controls, linkSchemes, pickLink, pictures }: ToolbarProps) {
  const texts = useTextsOf(allTexts);
  const bar = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  const toText = () => {
    editor?.commands.focus();
  };
  const roving = useRovingFocus(bar, toText);
  const link: Tool = { ...linkTool, run: () => setLinking((open) => !open) };
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => now?.isActive('table') ?? false });
  useShortcuts(editor, bar, () => setLinking(true));

  const picture: Tool = {
    ...pictureTool,
    run: (current) => {
      void pictures?.pick().then((chosen) => chosen && current.chain().focus().setImage(chosen).run());
    },
  };
  const groups = toolGroups(pictures ? [link, picture] : [link], inTable ? tableTools : [insertTable]);
  return (
    <>
      <Parts.Bar ref={bar} role="toolbar" aria-label={texts.toolbar} aria-controls={controls} {...roving.bar}>
        {groups.map((group) => (
          <Parts.Group key={group[0]?.name}>
            {group.map((tool) => (
              <ToolButton key={tool.name} tool={tool} editor={editor} {...roving.stop(tool.name)} />
            ))}
          </Parts.Group>
        ))}
      </Parts.Bar>
      {linking && editor && (
        <LinkForm
          editor={editor}
          schemes={linkSchemes}
          pickLink={pickLink}
          onDone={() => {
            setLinking(false);
            toText();
          }}
        />
      )}
      {pictures && editor && <PictureForm editor={editor} />}
    </>
  );
}

// Alt+F10 usually goes from a text to its toolbar, Ctrl+K usually adds a link.
function useShortcuts(editor: Editor | null, bar: RefObject<HTMLDivElement | null>, openLink: () => void) {
  const open = useRef(openLink);
  useEffect(() => {
    open.current = openLink;
  });
  useEffect(() => {
    if (!editor) return;
    const text = editor.view.dom;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.key === 'F10') {
        event.preventDefault();
        bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      }
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        event.stopPropagation();
        open.current();
      }
    };
    text.addEventListener('keydown', onKey);
    return () => text.removeEventListener('keydown', onKey);
  }, [editor, bar]);
}
