import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Tab moves through tables and indents lists; after Escape it leaves the text, so that the focus is never trapped. */
export const TabOutAfterEscape = Extension.create({
  name: 'leaveByTab',
  priority: 1000,
  addProseMirrorPlugins() {
    let leaves = false;
    const keydown = (_: unknown, { key }: KeyboardEvent) => {
      if (key === 'Tab' && leaves) {
        leaves = false;
        // Returning true stops tiptap, and the browser moves the focus.
        return true;
      }
      if (key !== 'Shift') leaves = key === 'Escape';
      return false;
    };
    return [new Plugin({ props: { handleDOMEvents: { keydown } } })];
  },
});
