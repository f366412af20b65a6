import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const EventPanel = lazy<ComponentType>(() =>
  import('./EventPanel.tsx').then(
    (module) => ({ default: module.EventPanel }),
    // A help for developers: without its code the page goes on.
    () => ({ default: () => null }),
  ),
);

/** Shows the panel of events after the page, once that is hydrated; in `local` mode alone. */
export function LocalEventPanel() {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    shown &&
    createPortal(
      <Suspense fallback={null}>
        <EventPanel />
      </Suspense>,
      document.body,
    )
  );
}
