// A module of its own, so that what stands in the editor's place while it loads is not loaded with it.
export { RichTextEditor as TextEditor } from '@prospectus/design-system/editor';
