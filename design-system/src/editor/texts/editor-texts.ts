/** The texts of the editor of formatted text. */
export interface EditorTexts {
  toolbar: string;
  tools: Record<EditorTool, string>;
  link: {
    address: string;
    /** Shown in the empty field. */
    example: string;
    /** What is wrong with an address; `schemes` as they are written, 'http:, https:'. */
    invalid: (schemes: string) => string;
    add: string;
    change: string;
    remove: string;
    choose: string;
  };
  picture: { label: string; alt: string; altHelp: string; remove: string; adding: (name: string) => string };
  keys: {
    title: string;
    toToolbar: string;
    toText: string;
    headings: string;
    indent: string;
    nextCell: string;
    leave: string;
    leaveKeys: string;
    pastePlain: string;
    history: string;
  };
}

/** A button of the toolbar. */
export type EditorTool =
  | 'heading-2'
  | 'heading-3'
  | 'heading-4'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'picture'
  | 'table'
  | 'row-add-above'
  | 'row-add'
  | 'row-delete'
  | 'column-add-before'
  | 'column-add'
  | 'column-delete'
  | 'row-heading'
  | 'column-heading'
  | 'table-delete'
  | 'plain'
  | 'undo'
  | 'redo';
