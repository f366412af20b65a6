export { directAddress } from '../components/actions/Link/direct-address.ts';
export type { EditorPicture, EditorPictures } from './pictures.ts';
export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
export { RichTextWaiting, type RichTextWaitingProps } from './RichTextWaiting.tsx';
