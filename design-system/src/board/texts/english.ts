import type { BoardTexts } from './board-texts.ts';

/** The texts of a board in English. */
export const english: BoardTexts = {
  card: 'card',
  position: (position, count) => `column ${position} of ${count}`,
  pickedUp: (name, column) => `Picked up ${name} from ${column}.`,
  over: (name, column, where) => `${name} is over ${column}, ${where}.`,
  end: (name) => `${name} goes no further.`,
  dropped: (name, column) => `${name} moved to ${column}.`,
  cancelled: (name, column) => `Cancelled. ${name} is back in ${column}.`,
  move: (name) => `Move ${name}`,
  moveTo: (column) => `Move to ${column}`,
  here: 'is here',
  columns: 'Column shown',
  empty: 'No cards',
  loading: 'Loading more',
  failed: 'These could not be loaded.',
  retry: 'Try again',
  help: 'Press Enter to open, Space to pick the card up. Then the left and right arrow keys choose a column, Space puts the card there, Escape cancels. Arrow keys go from card to card.',
};
