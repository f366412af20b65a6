import type { IconName } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import type { Identifier, RaRecord, SortPayload } from 'react-admin';

/** A column of a list; on a phone a line of each record's card. */
export type ListColumn<Row extends RaRecord> = {
  /** The field it shows and, where `sortable`, sorts by. */
  name: string;
  label: string;
  /** By default the field's value, or its time where `isTime`. */
  cell?: (row: Row) => ReactNode;
  isTime?: boolean;
  /** The address that the cell links to. */
  href?: (row: Row) => string;
  /** A second, muted line. */
  note?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** The order of the first click on its head; ascending by default. */
  sortByOrder?: SortPayload['order'];
  align?: 'right';
  /** Its cells are a few words that are never broken: a choice, a flag, an amount. */
  isShort?: boolean;
  /** Its cells are one line, cut where the other columns leave no room; their elements have the text as title. */
  isCut?: boolean;
  /** A card shows it without its label. */
  isPlain?: boolean;
};

export type FilterValue = string | number | boolean | null;

/** A filter above a list: sets the entry `name` of the filter that the API reads. */
export type ListFilter = {
  name: string;
  label: string;
  /** Behind “More filters”, and named beside them while it is set. */
  isRare?: boolean;
} &
  /** `ranks`: the API puts the best match first. */
  (
    | { kind: 'search'; ranks?: boolean }
    | {
        kind: 'choice';
        /** Shown where nothing is chosen. */
        any?: string;
        options: readonly { value: FilterValue; label: string }[];
      }
    /** A checkbox that sets a value. */
    | { kind: 'flag'; value: FilterValue }
    /** A day in India: its first moment, or with `edge: 'end'` its last. */
    | { kind: 'day'; edge: 'start' | 'end' }
    /** A record of another resource, or none. */
    | { kind: 'reference'; resource: string }
    /** A least number. */
    | { kind: 'number'; min: number; max: number }
    /** Set by links only; where it is rare it can be taken away. */
    | { kind: 'linked' }
    /** Not a filter but the sort order, where no column head offers it. */
    | { kind: 'sort'; options: readonly { sort: SortPayload; label: string }[] }
  );

export type ListMessage = { title: string; text?: string | undefined; action?: ReactNode };

/** What a list shows of its records, and what it says where it has none. */
export type ListContentProps<Row extends RaRecord> = {
  /** Its name for screen readers. */
  label: string;
  columns: readonly ListColumn<Row>[];
  /** Says that it could not be loaded. */
  failed: string;
  empty: ListMessage & { icon: IconName };
  /** Where a filter is set; by default a general text. */
  noMatch?: ListMessage;
  /** The part of the filter that clearing the filters keeps, such as the view that is open. */
  keptFilter?: Readonly<Record<string, unknown>>;
  /** Rows that can be selected, with the name of each; none by default. */
  select?: { nameOf: (row: Row) => string; may?: (row: Row) => boolean };
  /** The element marked `data-card` of a record, instead of table and cards: records are a grid at any width. */
  card?: (row: Row) => ReactNode;
  density?: 'comfortable' | 'compact';
  /** A click on a row opens the record's own page, or the address that the function returns. */
  opensRows?: boolean | ((id: Identifier) => string);
  /** Drawn instead of table and cards, or around them. */
  instead?: ReactNode | ((content: ReactNode) => ReactNode);
  perPageChoices?: readonly number[];
  /** A button with this text adds the next page below, instead of numbers of pages. */
  more?: string;
  headingLevel?: 2 | 3;
};

/** Where a list's records come from. */
export type ListSource = {
  /** The resource of the API. */
  subject: string;
  sort: SortPayload;
  perPage?: number;
  /** The filter where the address has none. */
  initialFilter?: Record<string, unknown>;
  /** A filter that always holds and that the address does not show. */
  fixedFilter?: Record<string, unknown>;
  /** The fields that are loaded of each record; all by default. */
  fields?: readonly string[];
  refreshMs?: number;
  /** Stores filter, sort order and page by this key instead of in the address, for a list inside a page. */
  storeKey?: string;
  /** The filter as the API reads it, where that of the address has other entries. */
  apiFilter?: (filter: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Opens with the filter that the person left it with; by default with that of the address alone. */
  isRemembered?: boolean;
};
