import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

import { visitorChanges, type VisitorKind } from '../../lib/visitor.ts';
import { hydrateAllIslands } from '../../lib/islands.ts';
import { api } from '../../lib/api.ts';

/** The visitor, by the signed lead session (ROLE-01). */
type Visitor = {
  kind: VisitorKind;
  verified: boolean;
  /** `local` mode shows a demo phone beside the code. */
  local: boolean;
  /** Ends the lead session and shows the public page. */
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

/** Provides the visitor to the page; the first kind is part of the page's state. */
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
        // React would discard the HTML of islands that are not hydrated yet.
        if (await isDoneInTime(hydrateAllIslands())) setKind('unverified');
        else location.reload();
      },
    }),
    [kind, local],
  );
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

const HYDRATION_TIMEOUT_MS = 5_000;

const isDoneInTime = (work: Promise<void>): Promise<boolean> =>
  Promise.race([
    work.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), HYDRATION_TIMEOUT_MS)),
  ]);

/** Ends the lead session; the server clears all lead cookies. */
const signOutLead = () => api('POST /leads/logout', {});
