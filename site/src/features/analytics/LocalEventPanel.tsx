import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const EventPanel = lazy<ComponentType>(() =>
  import('./EventPanel.tsx').then(
    (module) => ({ default: module.EventPanel }),
    // Optional: only for developers.
    () => ({ default: () => null }),
  ),
);

/** Shows the panel of events after hydration; in `local` mode only. */
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
