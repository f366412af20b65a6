import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';

import { useAddress } from './use-address.ts';

function mount(start: string) {
  const host = document.body.appendChild(document.createElement('div'));
  const shown: { address?: ReturnType<typeof useAddress> } = {};
  function Reader() {
    shown.address = useAddress();
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Reader /> }], { initialEntries: [start] });
  const root = createRoot(host);
  root.render(<RouterProvider router={router} />);
  return {
    router,
    shown,
    search: () => router.state.location.search,
    unmount: () => {
      root.unmount();
      host.remove();
    },
  };
}

test('what is chosen before the last choice was rendered keeps it', async () => {
  const { shown, search, unmount } = mount('/leads?page=3&q=Rao');
  await expect.poll(() => shown.address?.page).toBe(3);
  shown.address?.change({ stage: 'new', page: undefined });
  shown.address?.change({ owner: 'none' });
  await expect.poll(search).toBe('?q=Rao&stage=new&owner=none');
  await expect.poll(() => shown.address?.get('owner')).toBe('none');
  // From here on it starts from what is rendered.
  shown.address?.change({ q: '' });
  await expect.poll(search).toBe('?stage=new&owner=none');
  expect(shown.address?.href('/leads', { page: '2' })).toMatch(/^\/leads\?.*stage=new&owner=none&page=2$/);
  unmount();
});

test('a choice made after going elsewhere starts from that address', async () => {
  const { router, shown, search, unmount } = mount('/leads?q=Rao');
  await expect.poll(() => shown.address?.get('q')).toBe('Rao');
  shown.address?.change({ stage: 'new' }, false);
  await expect.poll(() => shown.address?.get('stage')).toBe('new');
  await router.navigate(-1);
  await expect.poll(() => shown.address?.get('stage')).toBe('');
  shown.address?.change({ owner: 'none' });
  await expect.poll(search).toBe('?q=Rao&owner=none');
  unmount();
});
