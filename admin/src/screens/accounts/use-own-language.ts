import { useEffect } from 'react';
import { useGetIdentity } from 'react-admin';

import { isLanguage, useChangeLanguage } from '../../texts/language-context.ts';

/** Shows the console in the language that the person chose, in whichever browser they sign in. */
export function useOwnLanguage(): void {
  const { identity } = useGetIdentity();
  const change = useChangeLanguage();
  const chosen: unknown = identity?.['language'];
  useEffect(() => {
    // Where it cannot be loaded, the browser's own choice stays.
    if (isLanguage(chosen)) change(chosen).catch(() => undefined);
  }, [chosen, change]);
}
