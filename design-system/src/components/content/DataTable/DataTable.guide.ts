import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A plain table for facts in rows and columns.',
  use: [
    'For fees, dates, centres: anything that is looked up or compared.',
    'Figures and amounts with `align: "end"`.',
  ],
  avoid: [
    'For layout, and for a single row: a description list is easier to read.',
    'For records that are edited and ordered: use the console’s lists.',
  ],
  do: [
    { story: 'Default', text: 'The first column names the row; it stays visible while the others scroll.' },
    { story: 'Empty', text: 'Say why there are no rows, and since when.' },
    {
      story: 'EqualColumns',
      text: '`columnWidths="equal"` for columns that are compared: none looks more important.',
    },
    {
      story: 'SizedColumns',
      text: 'A `size` for each column if tables with the same columns follow one another; `TableGroups` closes them on phones.',
    },
    { story: 'Dense', text: '`dense` for many figures, such as those below a chart.' },
    {
      story: 'Sorted',
      text: 'A head that sorts is an `InlineButton`; `sorted` names the one column that the rows are sorted by.',
    },
    {
      story: 'OptionalColumn',
      text: 'An `optional` column that often has no values: it is left out then. A single cell without a value shows “–”.',
    },
    { story: 'HiddenCaption', text: 'Hide the caption only directly below a heading that says the same.' },
  ],
  dont: [
    {
      story: 'WideOnAPhone',
      text: 'More than six columns: on a phone each row is then as long as a page. Split the table, or leave columns out.',
    },
    { text: 'Do not leave a cell empty to mean “none”; write it.' },
  ],
  anatomy: [
    'Caption',
    'Head of columns',
    'Rows, each named by its first cell',
    'A shadow at the edge if there are more columns',
  ],
  keyboard: [{ keys: 'Left, Right', does: 'Scrolls it sideways if it is too wide, while it has the focus.' }],
  roles: [
    '`aria-sort` on the head of the column that the rows are sorted by.',
    'A `table` with caption, column headers and row headers.',
    'If it scrolls, and only then, a `region` with the caption’s name that Tab reaches.',
  ],
  tested: [
    'There is a shadow at its edge, below a cover that scrolls with the table.',
    'It scrolls inside itself and never the page; the first column stays.',
    'On a narrow screen three columns or more become rows: every value under the name of its column.',
    'Columns with sizes keep them, whatever their content.',
    'Equal columns on a narrow screen are below the row’s name; two of them fit.',
    'No stop for Tab where nothing scrolls.',
    'With one line per row, a long text is cut, has the whole text as its title, and does not make the row higher.',
    'Rows are not split on paper, and the head repeats.',
  ],
} satisfies Guide;
