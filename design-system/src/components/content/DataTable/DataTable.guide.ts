import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A plain table for facts in rows and columns.',
  use: ['For fees, dates, centres: whatever is looked up or compared.', 'Figures and amounts with `align: "end"`.'],
  avoid: [
    'For layout, and for a single row: a list of terms reads better.',
    'For records that are edited and put in order: the console’s lists do that.',
  ],
  do: [
    { story: 'Default', text: 'The first column names the row; it stays in sight while the others scroll.' },
    { story: 'Empty', text: 'Say why there is nothing, and since when.' },
    {
      story: 'EqualColumns',
      text: '`columnWidths="equal"` where things stand side by side: none looks more important.',
    },
    {
      story: 'SizedColumns',
      text: 'A `size` for each column where tables of the same columns follow one another; `TableGroups` folds them.',
    },
    { story: 'Dense', text: '`dense` for many figures side by side, such as those below a chart.' },
    {
      story: 'OneLine',
      text: '`oneLine` for a list that is worked through: more rows in sight; the whole text is a title.',
    },
    {
      story: 'Sorted',
      text: 'A head that sorts is an `InlineButton`; `sorted` names the one column that the rows are sorted by.',
    },
    {
      story: 'OptionalColumn',
      text: 'An `optional` column where often no row has a value: it is left out then. A single cell without one says “–”.',
    },
    { story: 'HiddenCaption', text: 'Hide the caption only right under a heading that says the same.' },
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
    'A shadow at the edge behind which there are more columns',
  ],
  keyboard: [{ keys: 'Left, Right', does: 'Scrolls it sideways where it is too wide, while it has focus.' }],
  roles: [
    '`aria-sort` on the head of the column that the rows are sorted by.',
    'A `table` with caption, column headers and row headers.',
    'Where it scrolls, and only there, a `region` with the caption’s name that Tab reaches.',
  ],
  tested: [
    'At its edge lies a shadow, under a cover that scrolls with the table.',
    'It scrolls inside itself and never the page; the first column stays.',
    'On a narrow screen three columns or more become rows: every value under the name of its column.',
    'Columns with given widths keep them, whatever their words.',
    'Equal columns on a narrow screen stand below what they are about; two of them fit.',
    'No stop for Tab where nothing scrolls.',
    'With one line a row, a long text is cut, says the whole as its title, and makes no row higher.',
    'Rows are not split on paper, and the head repeats.',
  ],
} satisfies Guide;
