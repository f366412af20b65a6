import { expect, test } from 'vitest';

import { createReads } from './reads.ts';

function setUp() {
  let answer: () => Response = () => Response.json({ data: 1 });
  const asked: string[] = [];
  const reads = createReads({
    fetch: async (input) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      return answer();
    },
  });
  const read = async () => (await reads.read('http://api/x')).json() as Promise<unknown>;
  return { reads, read, asked, answerWith: (next: () => Response) => (answer = next) };
}
const down = () => {
  throw new TypeError('fetch failed');
};

test('an answer is kept until the content changes', async () => {
  const { reads, read, asked, answerWith } = setUp();
  expect(await Promise.all([read(), read()])).toEqual([{ data: 1 }, { data: 1 }]);
  answerWith(() => Response.json({ data: 2 }));
  expect(await read()).toEqual({ data: 1 });
  reads.changed();
  expect(await read()).toEqual({ data: 2 });
  expect(asked).toHaveLength(2);
});

test('without the API the last good answer serves, and the next call asks again', async () => {
  const { reads, read, answerWith } = setUp();
  await read();
  reads.changed();
  answerWith(down);
  expect(await read()).toEqual({ data: 1 });
  answerWith(() => new Response('oops', { status: 502 }));
  expect(await read()).toEqual({ data: 1 });
  answerWith(() => Response.json({ data: 3 }));
  expect(await read()).toEqual({ data: 3 });
});

test('what was never read fails', async () => {
  const { read, answerWith } = setUp();
  answerWith(down);
  await expect(read()).rejects.toThrow('fetch failed');
});
