import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Callout } from './Callout.tsx';

test('is read out only when it says so', async () => {
  const { rerender, container } = mount(<Callout title="Note">Plain</Callout>);
  expect(container.querySelector('[role]')).toBeNull();
  rerender(
    <Callout tone="danger" role="alert">
      Not sent
    </Callout>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent');
});

test('each kind has a sign of its own, not its colour alone', () => {
  const signs = (['info', 'success', 'warning', 'danger'] as const).map((tone) => {
    const { container, unmount } = mount(<Callout tone={tone}>Words</Callout>);
    const sign = container.querySelector('path')?.getAttribute('d');
    unmount();
    return sign;
  });
  expect(new Set(signs).size).toBe(4);
});

test('what a form achieved has the focus, without a frame as if it could be pressed', () => {
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
