import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Cards in columns, one column per state, moved from one to another.',
  use: ['For many similar records with a few states, where the number in each matters.'],
  avoid: [
    'For a custom order within a list: `SortableList`, `SortableGroups`.',
    'For values that are compared: a table.',
  ],
  do: [
    { story: 'Default', text: 'Say in `summary` what needs to be done in a column, not only how many cards it has.' },
    { story: 'Full', text: 'Load the cards of a column in parts, when `onMore` asks for them.' },
    { text: 'Move the card at once in `onMove`, and back with an explanation if the server refuses.' },
  ],
  dont: [
    { text: 'Do not create a new `face` on each render: every visible card would be rendered again.' },
    { story: 'LongNames', text: 'Do not put text into a card that must be read whole: each line is cut at its end.' },
  ],
  anatomy: [
    'On a narrow board, a button for each column',
    'Head of a column: icon, title, number, summary',
    'Cards, which scroll below it',
    'Each card: title, two lines, a foot and its menu button',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to one card of each column, its link and its menu.' },
    { keys: '↑, ↓, ←, →, Home, End', does: 'Go from card to card.' },
    { keys: 'Enter', does: 'Opens the card.' },
    { keys: 'Space', does: 'Picks the card up, and drops it.' },
    { keys: '←, → with a card picked up', does: 'Choose the column.' },
    { keys: 'Escape', does: 'Cancels the move.' },
  ],
  roles: [
    'Each column is a group named by its title and number; its cards are a list that says how many there are.',
    'Picking up, moving and dropping are announced.',
    'The menu of a card moves it without dragging.',
  ],
  tested: [
    'Mouse, keys and menu; Escape and a drop outside the columns cancel.',
    'Of ten thousand cards fewer than forty are rendered; End reaches the last one.',
    'The focus follows a moved card.',
    'A narrow board shows one column, and moves cards by their menus.',
  ],
} satisfies Guide;
