import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useToast } from './toast-context.ts';

test('the hook says what it misses', () => {
  const Lost = () => {
    useToast();
    return null;
  };
  expect(() => renderToString(createElement(Lost))).toThrow('needs a <ToastProvider>');
});
