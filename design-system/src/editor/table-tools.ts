import type { Tool } from './tools.ts';

const grid = 'M4 5h16v14H4zM4 10h16M12 5v14';

/** Inserts a table of three by three cells with a header row. */
export const insertTable: Tool = {
  name: 'table',
  icon: grid,
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  isReady: (editor) => !editor.isActive('table'),
};

/** Shown while the caret is in a table. */
export const tableTools: readonly Tool[] = [
  {
    name: 'row-add-above',
    icon: 'M4 12h16v8H4zM12 3v6M9 6h6',
    run: (editor) => editor.chain().focus().addRowBefore().run(),
  },
  {
    name: 'row-add',
    icon: 'M4 4h16v8H4zM12 15v6M9 18h6',
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    name: 'row-delete',
    icon: 'M4 4h16v8H4zM9 18h6',
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    name: 'column-add-before',
    icon: 'M12 4h8v16h-8zM3 12h6M6 9v6',
    run: (editor) => editor.chain().focus().addColumnBefore().run(),
  },
  {
    name: 'column-add',
    icon: 'M4 4h8v16H4zM15 12h6M18 9v6',
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    name: 'column-delete',
    icon: 'M4 4h8v16H4zM15 12h6',
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    name: 'row-heading',
    icon: 'M4 5h16v14H4zM4 9.5h16M4 7.2h16M12 9.5V19',
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
    isOn: (editor) => editor.isActive('tableHeader'),
  },
  {
    name: 'column-heading',
    icon: 'M4 5h16v14H4zM9.5 5v14M7 5v14M9.5 12H20',
    run: (editor) => editor.chain().focus().toggleHeaderColumn().run(),
  },
  {
    name: 'table-delete',
    icon: `${grid}M3 3l18 18`,
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
];
