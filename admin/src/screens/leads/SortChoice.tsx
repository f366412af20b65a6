import { Select } from '@prospectus/design-system';

import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { useText } from '../../texts/language-context.ts';
import { CHOSEN_SORTS, type Order, type Sort, SORTS, useFieldText } from './lead-fields.ts';
import type { LeadList } from './use-lead-list.ts';

/** The order of the list in words: beside a table, those that no head in sight sorts by, and the present one. */
export function SortChoice({ list }: { list: LeadList }) {
  const text = useText();
  const isWide = useIsTabletUp();
  const { label } = useFieldText();
  const heads: string[] = isWide && list.show === 'list' && list.view !== 'quarantine' ? ['name', ...list.columns] : [];
  const inWords = ({ sort, order }: { sort: Sort; order: Order }) =>
    isChosen(sort) ? text(`desk.sorts.${sort}.${order}`) : text(`desk.sorts.text.${order}`, { name: label(sort) });
  const offered = CHOSEN_SORTS.filter((sort) => !heads.includes(sort)).map((sort) => ({ sort, order: SORTS[sort] }));
  const isOffered = offered.some(({ sort, order }) => sort === list.sort && order === list.order);
  const all: { sort: Sort; order: Order }[] = isOffered
    ? offered
    : [...offered, { sort: list.sort, order: list.order }];
  return (
    <Select
      label={text('desk.sortedBy')}
      value={valueOf(list)}
      options={all.map((one) => ({ value: valueOf(one), label: inWords(one) }))}
      onChange={({ target: { value } }) => {
        const chosen = all.find((one) => valueOf(one) === value);
        if (chosen) list.sortBy(chosen.sort, chosen.order);
      }}
    />
  );
}

const isChosen = (sort: Sort): sort is (typeof CHOSEN_SORTS)[number] => CHOSEN_SORTS.some((one) => one === sort);
const valueOf = ({ sort, order }: { sort: Sort; order: Order }) => `${sort} ${order}`;
