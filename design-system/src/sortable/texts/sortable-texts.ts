/** The texts of lists that are put in order; `where` is what `position` or `group` answers. */
export interface SortableTexts {
  position: (position: number, count?: number, group?: string) => string;
  group: (position: number, count: number) => string;
  move: (name: string, where: string) => string;
  up: (name: string) => string;
  down: (name: string) => string;
  pickedUp: (name: string, where: string) => string;
  over: (name: string, where: string) => string;
  outside: (name: string) => string;
  at: (name: string, where: string) => string;
  end: (name: string) => string;
  putDown: (name: string, where?: string) => string;
  putBack: (name: string) => string;
  cancelled: (name: string, where?: string) => string;
  moved: (name: string, where: string) => string;
  failed: (name: string, where?: string) => string;
  empty: string;
  /** Read when a handle takes focus. */
  help: string;
  groupHelp: string;
}
