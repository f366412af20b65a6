import { expect, test } from 'vitest';

import { contractTexts } from '../testing/contract-texts.ts';
import { contractTextOf } from './contract-text.ts';
import { contract } from './hindi/contract.ts';

const hindi = contractTextOf(contract);

test.each([...contractTexts()])('“%s” of the contract is in Hindi', (english) => {
  expect(hindi(english), 'enter it in texts/hindi/contract.ts').toMatch(/[\u0900-\u097F]/);
});

test('each number of a message is in its Hindi text', () => {
  for (const [english, text] of Object.entries(contract))
    expect([english, text.split('%{n}').length]).toEqual([english, english.split('%{n}').length]);
});
