import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { createQueryClient } from './query-client.ts';

test('ADMIN-40 a list that is read for the first time while a lead changes shows the change', async () => {
  const queries = createQueryClient();
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => answers.push(answer));
  const list = new QueryObserver(queries, { queryKey: ['leads', 'list'], queryFn });
  const stop = list.subscribe(() => undefined);
  const other = new QueryObserver(queries, { queryKey: ['users'], queryFn });
  const stopOther = other.subscribe(() => undefined);
  const isRead = queries.invalidateQueries({ queryKey: ['leads'] });
  expect(answers).toHaveLength(3);
  answers[0]?.('before');
  answers[1]?.('users');
  answers[2]?.('after');
  await isRead;
  await expect.poll(() => other.getCurrentResult().data).toBe('users');
  expect(list.getCurrentResult()).toMatchObject({ data: 'after', isError: false });
  stop();
  stopOther();
});
