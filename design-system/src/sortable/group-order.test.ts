import { expect, test } from 'vitest';
import {
  haveSameItemOrder,
  jumpItem,
  type Order,
  positionOf,
  moveGroupTo,
  moveItemTo,
  stepGroup,
  stepItem,
} from './group-order.ts';

const order: Order = [
  { id: 'one', items: ['a', 'b'] },
  { id: 'two', items: [] },
  { id: 'three', items: ['c'] },
];
const told = (result: Order | undefined) => result?.map(({ id, items }) => `${id}:${items.join('')}`).join(' ');

test('finds an item', () => {
  expect(positionOf(order, 'b')).toEqual({ group: 0, at: 1 });
  expect(positionOf(order, 'z')).toBeUndefined();
});

test.each([
  ['a', 1, 'one:ba two: three:c'],
  ['b', 1, 'one:a two:b three:c'],
  ['c', -1, 'one:ab two:c three:'],
  ['a', -1, undefined],
  ['c', 1, undefined],
] as const)('a step of %s by %i', (item, step, after) => expect(told(stepItem(order, item, step))).toBe(after));

test('a step over the border of a group lands at its near end', () => {
  const full: Order = [
    { id: 'one', items: ['a'] },
    { id: 'two', items: ['b', 'c'] },
  ];
  expect(told(stepItem(full, 'a', 1))).toBe('one: two:abc');
  expect(told(stepItem(full, 'b', -1))).toBe('one:ab two:c');
});

test.each([
  ['a', 1, 'one:b two:a three:c'],
  ['c', -1, 'one:ab two:c three:'],
  ['a', -1, undefined],
] as const)('a jump of %s by %i', (item, step, after) => expect(told(jumpItem(order, item, step))).toBe(after));

test('groups take their items with them', () => {
  expect(told(stepGroup(order, 'one', 1))).toBe('two: one:ab three:c');
  expect(told(stepGroup(order, 'three', 1))).toBeUndefined();
  expect(told(moveGroupTo(order, 'three', 0))).toBe('three:c one:ab two:');
});

test('detects a change', () => {
  expect(haveSameItemOrder(order, moveItemTo(order, 'a', { group: 0, at: 0 }))).toBe(true);
  expect(haveSameItemOrder(order, moveItemTo(order, 'a', { group: 0, at: 1 }))).toBe(false);
});
