import type { Editor } from '@tiptap/core';
import type texts from './texts.json';

/** A button of the toolbar. */
export interface Tool {
  name: keyof (typeof texts)['en-IN']['tools'];
  /** Its shortcut, as `aria-keyshortcuts` expects it: 'Control+B'. */
  keys?: string;
  /** Path in a 24 px box. */
  icon: string;
  run: (editor: Editor) => void;
  /** For tools that are on or off. */
  isOn?: (editor: Editor) => boolean;
  isReady?: (editor: Editor) => boolean;
}

const digits = {
  2: 'M16 11c0-3 4.5-3 4.5 0 0 2.2-4.5 3.6-4.5 7h5',
  3: 'M16 9h4.6L18 12.6c3.8-.3 3.8 5.4-.2 5.4-1 0-1.6-.4-2-1',
  4: 'M19.6 18V9l-4.2 6.2h5.8',
};

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading-${level}`,
  keys: `Control+Alt+${level}`,
  icon: `M4 6v12M12 6v12M4 12h8${digits[level]}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** Always shown, in groups. */
const textTools: readonly (readonly Tool[])[] = [
  [heading(2), heading(3), heading(4)],
  [
    {
      name: 'bold',
      keys: 'Control+B',
      icon: 'M7 4.5h6a3.6 3.6 0 0 1 0 7.2H7zM7 11.7h6.8a3.9 3.9 0 0 1 0 7.8H7z',
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      keys: 'Control+I',
      icon: 'M10 4.5h8M6 19.5h8M14.5 4.5l-5 15',
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      name: 'underline',
      keys: 'Control+U',
      icon: 'M7 4v7a5 5 0 0 0 10 0V4M5.5 20.5h13',
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isOn: (editor) => editor.isActive('underline'),
    },
  ],
  [
    {
      name: 'bullets',
      keys: 'Control+Shift+8',
      icon: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'numbers',
      keys: 'Control+Shift+7',
      icon: 'M10 6h10M10 12h10M10 18h10M3.5 5 5 4v4.5M3.5 11.2c1.5-1.6 3-.2 1.8 1.2L3.5 14.5H6M3.5 17H6l-1.3 1.6c2 0 1.6 2.6-1.2 1.9',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'quote',
      keys: 'Control+Shift+B',
      icon: 'M10 7H5v6h4c0 2-1 3.5-3 4M19 7h-5v6h4c0 2-1 3.5-3 4',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
  ],
];

/** Shown last. */
const historyTools: readonly Tool[] = [
  {
    name: 'plain',
    icon: 'M6 5h12M12 5 10 14M3.5 20.5h7M14.5 15.5l5 5M19.5 15.5l-5 5',
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  {
    name: 'undo',
    keys: 'Control+Z',
    icon: 'M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4',
    run: (editor) => editor.chain().focus().undo().run(),
    isReady: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    keys: 'Control+Shift+Z',
    icon: 'm16 5 4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h4',
    run: (editor) => editor.chain().focus().redo().run(),
    isReady: (editor) => editor.can().redo(),
  },
];

/** The toolbar adds `run`, which opens a form there. */
export const linkTool: Omit<Tool, 'run'> = {
  name: 'link',
  keys: 'Control+K',
  icon: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7L12 17.7',
  isOn: (editor) => editor.isActive('link'),
};

/** The toolbar adds `run`, which needs the application's pictures. */
export const pictureTool: Omit<Tool, 'run'> = {
  name: 'picture',
  icon: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z',
  isOn: (editor) => editor.isActive('image'),
};

/** All tools in order; those for links and tables depend on the text. */
export const toolGroups = <T extends Omit<Tool, 'run'>>(ofLinks: readonly T[], ofTables: readonly T[]) => [
  ...textTools,
  ofLinks,
  ofTables,
  historyTools,
];
