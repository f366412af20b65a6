import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useToast } from './toast-context.ts';

test('the hook names the missing provider', () => {
  const Lost = () => {
    useToast();
    return null;
  };
  expect(() => renderToString(createElement(Lost))).toThrow('needs a <ToastProvider>');
});
