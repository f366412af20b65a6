import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import { mount } from './mount.tsx';

/** The markup and styles of a component without React behind them: what there is before, and without, the script. */
export function withoutScript(element: ReactElement): HTMLElement {
  const { container, unmount } = mount(element);
  const copy = document.createElement('main');
  copy.innerHTML = container.innerHTML;
  unmount();
  document.body.append(copy);
  onTestFinished(() => copy.remove());
  return copy;
}
