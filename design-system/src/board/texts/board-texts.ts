/** The texts of a board. */
export interface BoardTexts {
  /** What a card is called when it is read aloud. */
  card: string;
  /** Where a column is: 'column 2 of 7'. */
  position: (position: number, count: number) => string;
  pickedUp: (name: string, column: string) => string;
  over: (name: string, column: string, where: string) => string;
  /** Beside the first or the last column there is none. */
  end: (name: string) => string;
  dropped: (name: string, column: string) => string;
  cancelled: (name: string, column: string) => string;
  /** The button of a card, and the title of its menu. */
  move: (name: string) => string;
  moveTo: (column: string) => string;
  /** Beside the column where the card is. */
  here: string;
  columns: string;
  empty: string;
  loading: string;
  failed: string;
  retry: string;
  /** Read when a card takes focus. */
  help: string;
}
