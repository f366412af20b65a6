import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

import { isNumeric, kindCells } from '../../fields/kind-cells.tsx';
import { findField } from '../../fields/schema.ts';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { translatedMeta } from '../../texts/contract-text.ts';
import { useContractText, useLanguage } from '../../texts/language-context.ts';
import type { ConsoleResource } from '../console-resource.ts';
import { isSortable } from '../list-columns.ts';
import { RecordStatus } from '../RecordStatus.tsx';
import type { ListView } from './list-view.ts';

/** A column of a list: of a table, or a line of a card. */
export type ListColumn = {
  name: string;
  label: string;
  /** What it shows: what the record is called, one of its fields, or what every document carries. */
  shows: 'title' | 'field' | 'carried';
  sortable: boolean;
  align: 'left' | 'right';
  /** Whether its cells are of few words that are never broken: a choice, a flag, an amount. */
  isShort: boolean;
  /** What stands in it; the title is drawn by the list, which links it. */
  cell: (record: RaRecord) => ReactNode;
};

/** The columns that a person sees of a list, in their order. */
export function useColumns(resource: ConsoleResource, view: ListView): ListColumn[] {
  const language = useLanguage();
  const contractText = useContractText();
  const { text } = language;
  const { declaration } = resource;
  const carried = {
    status: { label: text('lists.columns.status'), cell: (record: RaRecord) => <RecordStatus record={record} /> },
    updated_at: {
      label: text('lists.columns.updated'),
      cell: (record: RaRecord) => <Timestamp at={record['updated_at']} />,
    },
  };
  return view.columns.flatMap((name): ListColumn[] => {
    if (Object.hasOwn(carried, name))
      return [
        {
          ...carried[name as keyof typeof carried],
          name,
          shows: 'carried',
          sortable: true,
          align: 'left',
          isShort: true,
        },
      ];
    const field = findField(declaration, name);
    if (!field) return [];
    const meta = translatedMeta(field.meta, contractText);
    const ofKind = kindCells[meta.kind];
    return [
      {
        name,
        label: meta.label,
        shows: name === declaration.titleField ? 'title' : 'field',
        sortable: isSortable(declaration, name),
        align: isNumeric(meta.kind) ? 'right' : 'left',
        isShort: isNumeric(meta.kind) || meta.kind === 'choice' || meta.kind === 'flag',
        cell: (record) => resource.cells?.[name]?.(record) ?? ofKind(record[name], meta, name, language),
      },
    ];
  });
}
