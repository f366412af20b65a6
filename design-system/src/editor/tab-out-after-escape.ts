import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Tab walks through tables and deepens lists; after Escape it leaves the text, so that no key is a trap. */
export const TabOutAfterEscape = Extension.create({
  name: 'leaveByTab',
  priority: 1000,
  addProseMirrorPlugins() {
    let leaves = false;
    const keydown = (_: unknown, { key }: KeyboardEvent) => {
      if (key === 'Tab' && leaves) {
        leaves = false;
        // Handled by nobody here: the browser moves the focus on.
        return true;
      }
      if (key !== 'Shift') leaves = key === 'Escape';
      return false;
    };
    return [new Plugin({ props: { handleDOMEvents: { keydown } } })];
  },
});
