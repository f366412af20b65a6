import type { Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { type EditorPictures, pictureExtensions } from './pictures.ts';
import { TabOutAfterEscape } from './tab-out-after-escape.ts';
import { safeHref } from './safe-href.ts';

/** What the text can contain; other pasted markup is removed and its text kept. */
export function richTextExtensions(
  linkSchemes: readonly string[],
  pictures: EditorPictures | undefined,
  adding: string,
): Extensions {
  const isAllowedUri = (uri: string) => safeHref(uri, linkSchemes) !== null;
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { rel: null, target: null, class: null },
        isAllowedUri,
        shouldAutoLink: isAllowedUri,
      },
      dropcursor: { class: 'drop-mark' },
    }),
    // The page decides the widths of columns.
    Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null }),
    TableRow,
    TableHeader,
    TableCell,
    TabOutAfterEscape,
    ...(pictures ? pictureExtensions(pictures, adding) : []),
  ];
}
