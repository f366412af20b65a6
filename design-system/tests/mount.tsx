import type { ReactElement } from 'react';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createStyleCache } from '../src/index.ts';
import { Stage } from './Stage.tsx';

/** A component on the page. */
export interface Mounted {
  container: HTMLElement;
  rerender: (element: ReactElement) => void;
  unmount: () => void;
}

const cache = createStyleCache();
const mounted = new Set<Mounted>();

/** Renders into the page with the theme, in strict mode; removed after the test. */
export function mount(element: ReactElement): Mounted {
  const container = document.body.appendChild(document.createElement('main'));
  const root: Root = createRoot(container);
  const rerender = (next: ReactElement) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <Stage cache={cache}>{next}</Stage>
        </StrictMode>,
      ),
    );
  const result: Mounted = {
    container,
    rerender,
    unmount: () => {
      root.unmount();
      container.remove();
      mounted.delete(result);
    },
  };
  rerender(element);
  mounted.add(result);
  return result;
}

/** Clears the page. */
export function unmountAll(): void {
  for (const one of mounted) one.unmount();
}
