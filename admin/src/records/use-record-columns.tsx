import { Link } from '@prospectus/design-system';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

import { isNumeric, kindCells } from '../fields/kind-cells.tsx';
import { findField } from '../fields/schema.ts';
import type { ListColumn } from '../lists/list-types.ts';
import { ROW } from '../lists/use-list-keys.ts';
import { NameWithPicture } from '../media/Thumbnail.tsx';
import { translatedMeta } from '../texts/contract-text.ts';
import { useContractText, useLanguage } from '../texts/language-context.ts';
import { type ConsoleResource, listPath } from './console-resource.ts';
import { isSortable, pictureOf } from './list-columns.ts';
import type { ListView } from './list/list-view.ts';
import { useRecordTitle } from './record-title.ts';
import { RecordStatus } from './RecordStatus.tsx';

export function useRecordColumns(resource: ConsoleResource, view: ListView): ListColumn<RaRecord>[] {
  const language = useLanguage();
  const contractText = useContractText();
  const { declaration } = resource;
  return view.columns.flatMap((name): ListColumn<RaRecord>[] => {
    if (name === 'updated_at')
      return [{ name, label: language.text('lists.columns.updated'), sortable: true, isShort: true, isTime: true }];
    if (name === 'status') {
      const cell = (record: RaRecord) => <RecordStatus record={record} />;
      return [{ name, label: language.text('lists.columns.status'), sortable: true, isShort: true, cell }];
    }
    const field = findField(declaration, name);
    if (!field) return [];
    const meta = translatedMeta(field.meta, contractText);
    const { [name]: customCell } = resource.cells ?? {};
    return [
      {
        name,
        label: meta.label,
        sortable: isSortable(declaration, name),
        ...(isNumeric(meta.kind) && { align: 'right' }),
        isShort: isNumeric(meta.kind) || meta.kind === 'choice' || meta.kind === 'flag' || customCell !== undefined,
        cell:
          name === declaration.titleField
            ? (record) => <RecordName resource={resource} record={record} />
            : (record) => customCell?.(record) ?? kindCells[meta.kind](record[name], meta, name, language),
      },
    ];
  });
}

/** The title of a record as a link; beside its picture where some record of the page has one. */
function RecordName({ resource, record }: { resource: ConsoleResource; record: RaRecord }): ReactNode {
  const recordTitle = useRecordTitle();
  const { data } = useListContext<RaRecord>();
  const picture = pictureOf(resource.declaration);
  const name = (
    <Link
      href={`${listPath(resource)}/${record.id}`}
      quiet
      {...{ [ROW]: String(record.id) }}
      onClick={(event) => event.stopPropagation()}
    >
      {recordTitle(resource.declaration, record)}
    </Link>
  );
  const hasPictures = data?.some((other) => picture?.of(other));
  return picture && hasPictures ? <NameWithPicture value={picture.of(record)}>{name}</NameWithPicture> : name;
}
