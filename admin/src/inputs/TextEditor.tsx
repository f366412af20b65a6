// A module of its own, so that the placeholder is not loaded together with the editor.
export { RichTextEditor as TextEditor } from '@prospectus/design-system/editor';
