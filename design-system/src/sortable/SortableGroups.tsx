import { useId } from 'react';
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/global-styles.ts';
import { GroupBlock } from './GroupBlock.tsx';
import { type Order, stepGroup, stepItem } from './group-order.ts';
import { type MovedEntry, describePosition } from './group-position.ts';
import { Content, Handle, HandleIcon, Row } from './row-parts.tsx';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import { useGroupDrag } from './use-group-drag.ts';
import { entryKey, useGroupKeys } from './use-group-keys.ts';
import type { SortableGroupsProps } from './sortable-groups-props.ts';
import { useGroupOrder } from './use-group-order.ts';

/**
 * Groups and their items, sorted by mouse, by keyboard or by each row's up and down buttons. An item can move to
 * another group; a group moves with its items.
 */
export function SortableGroups<Group, Item>(props: SortableGroupsProps<Group, Item>) {
  const texts = useTextsOf(allTexts);
  const { groupLabel, itemLabel, emptyText = texts.empty } = props;
  const { order, show, save, announcement, announce, groupsById, itemsById } = useGroupOrder(props);
  const { list, follow } = useFocusAfterMove(order);
  const nameOfGroup = (id: string) => nameIn(groupsById, id, groupLabel);
  const nameOf = ({ kind, id }: MovedEntry) => (kind === 'group' ? nameOfGroup(id) : nameIn(itemsById, id, itemLabel));
  const describe = (now: Order, moved: MovedEntry) => describePosition(texts, now, moved, nameOfGroup);
  const saveMove = (next: Order, before: Order, moved: MovedEntry) =>
    save(next, before, fill(texts.failedAt, { name: nameOf(moved), where: describe(before, moved) }));
  const keys = useGroupKeys({ order, nameOf, describe, show, save: saveMove, announce, follow });
  const { dragged, context, announcements } = useGroupDrag({ order, nameOf, describe, show, save: saveMove });

  const step = (moved: MovedEntry, by: 1 | -1) => {
    const next = (moved.kind === 'group' ? stepGroup : stepItem)(order, moved.id, by);
    if (!next) return;
    follow(`${entryKey(moved)} ${by}`);
    announce(fill(texts.moved, { name: nameOf(moved), where: describe(next, moved) }));
    saveMove(next, order, moved);
  };

  return (
    <DndContext
      id={useId()}
      {...context}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.groupHelp } }}
    >
      <SortableContext
        items={order.map(({ id }) => entryKey({ kind: 'group', id }))}
        strategy={verticalListSortingStrategy}
      >
        <Groups ref={list} onBlur={keys.onBlur}>
          {order.map((entry, at) => (
            <GroupBlock
              key={entry.id}
              {...{ entry, at, order, emptyText, nameOf, describe, step, keys }}
              renderGroup={(id) => render(groupsById, id, (group) => props.renderGroup(group, at))}
              renderItem={(id, index) => render(itemsById, id, (item) => props.renderItem(item, index))}
            />
          ))}
        </Groups>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Row data-dragging="">
            <Handle as="span">
              <HandleIcon />
            </Handle>
            <Content>{nameOf(dragged)}</Content>
          </Row>
        )}
      </DragOverlay>
      <Announcement role="status">{announcement}</Announcement>
    </DndContext>
  );
}

function nameIn<One>(known: ReadonlyMap<string, One>, id: string, label: (one: One) => string): string {
  return render(known, id, label) ?? '';
}

function render<One, Out>(known: ReadonlyMap<string, One>, id: string, by: (one: One) => Out): Out | undefined {
  return known.has(id) ? by(known.get(id) as One) : undefined;
}

const Groups = styled('ul')({
  containerName: 'sortable',
  containerType: 'inline-size',
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Announcement = styled('div')(visuallyHidden);
