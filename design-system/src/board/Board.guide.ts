import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Cards in columns that stand for a state, moved from one to another.',
  use: ['For many things of one kind that go through a few states, where how many are in each matters.'],
  avoid: [
    'For an order of one’s own within a list: `SortableList`, `SortableGroups`.',
    'Where the values are compared: a table.',
  ],
  do: [
    { story: 'Default', text: 'Say in `summary` what is to be done in a column, not only how many cards it has.' },
    { story: 'Full', text: 'Load the cards of a column in parts, when `onMore` asks for them.' },
    { text: 'Put the card into its column at once in `onMove`, and back when that was refused, with a word why.' },
  ],
  dont: [
    { text: 'Do not make `face` anew at each render: every card in sight would be drawn again.' },
    { story: 'LongNames', text: 'Do not put into a card what must be read whole: each line is cut at its end.' },
  ],
  anatomy: [
    'On a narrow board, a button for each column',
    'Head of a column: mark, title, number, summary',
    'Cards, which scroll below it',
    'On each card its title, two lines, a foot and the button of its menu',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to one card of each column, its link and its menu.' },
    { keys: '↑, ↓, ←, →, Home, End', does: 'Go from card to card.' },
    { keys: 'Enter', does: 'Opens the card.' },
    { keys: 'Space', does: 'Picks the card up, and puts it down.' },
    { keys: '←, → with a card picked up', does: 'Choose the column.' },
    { keys: 'Escape', does: 'Puts it back.' },
  ],
  roles: [
    'Each column is a group named by its title and number; its cards are a list that says how many there are.',
    'What is picked up, where it is and where it was put is said in words.',
    'The menu of a card moves it without dragging.',
  ],
  tested: [
    'Mouse, keys and menu; Escape and a drop beside the columns put the card back.',
    'Of ten thousand cards fewer than forty are in the page; the last one is reached by End.',
    'The focus follows a card that was moved.',
    'A narrow board shows one column, and moves cards by their menus.',
  ],
} satisfies Guide;
