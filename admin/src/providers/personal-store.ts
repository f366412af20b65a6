import type { Store } from 'react-admin';

/** What stays in the browser after sign-out: how the pages before sign-in look to the next person too. */
const OF_THE_BROWSER = ['language', 'theme'];

/** A store whose reset, which follows a sign-out, leaves the language and the colour scheme. */
export const personalStore = (store: Store): Store => ({
  ...store,
  reset: () => {
    const left = OF_THE_BROWSER.map((key) => [key, store.getItem<unknown>(key)] as const);
    store.reset();
    for (const [key, value] of left) if (value !== undefined) store.setItem(key, value);
  },
});
