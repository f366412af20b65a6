import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

import { visitorChanges, type VisitorKind } from '../../lib/visitor.ts';
import { hydrateAllIslands } from '../../lib/islands.ts';
import { api } from '../../lib/api.ts';

/** The visitor as the server decided, from the signed lead session (ROLE-01). */
type Visitor = {
  kind: VisitorKind;
  verified: boolean;
  /** `local` mode: the demo phone is shown beside the one-time code. */
  local: boolean;
  /** Ends the lead session and shows the page as anyone sees it. */
  signOut: () => Promise<void>;
};

const VisitorContext = createContext<Visitor>({
  kind: 'unverified',
  verified: false,
  local: false,
  signOut: async () => {},
});

/** The visitor of this page. */
export const useVisitor = (): Visitor => useContext(VisitorContext);

/** Gives the page its visitor; the first kind comes with the page's state. */
export function VisitorProvider({
  kind: first,
  local,
  children,
}: {
  kind: VisitorKind;
  local: boolean;
  children: ReactNode;
}) {
  const [kind, setKind] = useState(first);
  useEffect(() => {
    document.documentElement.dataset['visitor'] = kind;
  }, [kind]);
  useEffect(
    () =>
      visitorChanges.subscribe((changed) => {
        void hydrateAllIslands().then(() => setKind(changed));
      }),
    [],
  );
  const visitor = useMemo<Visitor>(
    () => ({
      kind,
      verified: kind === 'verified',
      local,
      signOut: async () => {
        await signOutLead();
        visitorChanges.announce();
        // React would discard the HTML of islands that such a change reaches before they are hydrated.
        if (await inTime(hydrateAllIslands())) setKind('unverified');
        else location.reload();
      },
    }),
    [kind, local],
  );
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

const PATIENCE_MS = 5_000;

/** Whether the work was done within five seconds. */
const inTime = (work: Promise<void>): Promise<boolean> =>
  Promise.race([
    work.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS)),
  ]);

/** Ends the lead session on the server, which takes every lead cookie away. */
const signOutLead = () => api('POST /leads/logout', {});
