import type { SortableTexts } from './sortable-texts.ts';

/** The texts of lists that are put in order in English. */
export const english: SortableTexts = {
  position: (position, count, group) =>
    `position ${position}${count === undefined ? '' : ` of ${count}`}${group === undefined ? '' : ` in ${group}`}`,
  group: (position, count) => `group ${position} of ${count}`,
  move: (name, where) => `Move ${name}, ${where}`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  pickedUp: (name, where) => `Picked up ${name}, ${where}.`,
  over: (name, where) => `${name} is over ${where}.`,
  outside: (name) => `${name} is outside the list.`,
  at: (name, where) => `${name} is at ${where}.`,
  end: (name) => `${name} goes no further.`,
  putDown: (name, where) => `Put down ${name}${where ? ` at ${where}` : ''}.`,
  putBack: (name) => `Put ${name} back.`,
  cancelled: (name, where) => `Cancelled. ${name} is back${where ? ` at ${where}` : ''}.`,
  moved: (name, where) => `${name} moved to ${where}.`,
  failed: (name, where) => `${name} could not be moved${where ? ` and is back at ${where}` : ''}.`,
  empty: 'Nothing here yet. Move an item here.',
  help: 'To move an item, press Space or Enter on its handle, use the up and down arrow keys, and press Space again to put it down. Press Escape to cancel.',
  groupHelp:
    'To move it, press Space or Enter on its handle, use the up and down arrow keys, and press Space again to put it down. Left and right arrow keys take an item to the group before or after. Press Escape to cancel.',
};
