import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Callout } from './Callout.tsx';

test('is read out only with its prop', async () => {
  const { rerender, container } = mount(<Callout title="Note">Plain</Callout>);
  expect(container.querySelector('[role]')).toBeNull();
  rerender(
    <Callout tone="danger" role="alert">
      Not sent
    </Callout>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent');
});

test('each kind has its own icon, not only its colour', () => {
  const signs = (['info', 'success', 'warning', 'danger'] as const).map((tone) => {
    const { container, unmount } = mount(<Callout tone={tone}>Words</Callout>);
    const sign = container.querySelector('path')?.getAttribute('d');
    unmount();
    return sign;
  });
  expect(new Set(signs).size).toBe(4);
});

test('the result of a form has the focus, without a focus ring', () => {
  const { container } = mount(
    <Callout tone="success" role="status" autoFocus>
      Saved
    </Callout>,
  );
  const callout = container.querySelector<HTMLElement>('[role="status"]');
  expect(callout?.tabIndex).toBe(-1);
  callout?.focus();
  expect(document.activeElement).toBe(callout);
  expect(getComputedStyle(callout ?? document.body).outlineStyle).toBe('none');
});
