import { Extension, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { fill } from '../language/fill.ts';

/** A picture in the text. */
export interface EditorPicture {
  src: string;
  /** Description of the picture; empty for decoration. */
  alt: string;
}

/** Source of the pictures of a text. */
export interface EditorPictures {
  /** Lets the writer choose a picture; `undefined` if they cancel. */
  pick: () => Promise<EditorPicture | undefined>;
  /** Stores a dropped or pasted picture; `undefined` if that failed, which the application reports itself. */
  upload: (file: File) => Promise<EditorPicture | undefined>;
  /** Whether the text can have this address; other pasted pictures are removed. */
  isAllowed: (src: string) => boolean;
}

/** Pictures of the text, and placeholders for those that are being uploaded. */
export function pictureExtensions({ upload, isAllowed }: EditorPictures, adding: string): Extensions {
  return [
    Image.extend({
      addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
      parseHTML: () => [
        {
          tag: 'img[src]',
          getAttrs: (element: HTMLElement) => (isAllowed(element.getAttribute('src') ?? '') ? null : false),
        },
      ],
    }),
    Extension.create({ name: 'pictureUploads', addProseMirrorPlugins: () => [uploads(upload, adding)] }),
  ];
}

type Change = { add: { id: string; at: number; name: string } } | { remove: string };
const key = new PluginKey<DecorationSet>('pictureUploads');

const uploads = (upload: EditorPictures['upload'], adding: string) =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, before) => {
        const placeholders = before.map(transaction.mapping, transaction.doc);
        const change = transaction.getMeta(key) as Change | undefined;
        if (!change) return placeholders;
        if ('remove' in change)
          return placeholders.remove(placeholders.find(undefined, undefined, isOf(change.remove)));
        const { id, at, name } = change.add;
        return placeholders.add(transaction.doc, [
          Decoration.widget(at, () => placeholder(fill(adding, { name })), { id }),
        ]);
      },
    },
    props: {
      decorations: (state) => key.getState(state),
      handlePaste: (view, event) => {
        const pictures = picturesIn(event.clipboardData);
        // A copied document also contains a picture of itself; its text is used.
        if (pictures.length === 0 || hasText(event.clipboardData)) return false;
        for (const picture of pictures) void insert(view, upload, picture, view.state.selection.to);
        return true;
      },
      handleDrop: (view, event) => {
        const pictures = picturesIn(event.dataTransfer);
        if (pictures.length === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.to;
        for (const picture of pictures) void insert(view, upload, picture, at);
        return true;
      },
    },
  });

async function insert(view: EditorView, upload: EditorPictures['upload'], file: File, at: number): Promise<void> {
  const id = crypto.randomUUID();
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at, name: file.name } } satisfies Change));
  const picture = await upload(file).catch(() => undefined);
  if (view.isDestroyed) return;
  const position = positionOf(view.state, id);
  const transaction = view.state.tr.setMeta(key, { remove: id } satisfies Change);
  const node = picture && view.state.schema.nodes['image']?.create(picture);
  // If the placeholder was deleted in the meantime, the picture is not inserted.
  view.dispatch(node && position !== undefined ? transaction.insert(position, node) : transaction);
}

const isOf = (id: string) => (spec: { id?: string }) => spec.id === id;

const positionOf = (state: EditorState, id: string): number | undefined =>
  key.getState(state)?.find(undefined, undefined, isOf(id))[0]?.from;

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

const hasText = (data: DataTransfer | null): boolean =>
  Boolean(
    data?.getData('text/plain').trim() ||
    new DOMParser().parseFromString(data?.getData('text/html') ?? '', 'text/html').body.textContent.trim(),
  );

function placeholder(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'picture-on-its-way';
  element.setAttribute('role', 'status');
  element.textContent = text;
  return element;
}
