import { useRef, useState } from 'react';

import { loadCode } from '../../lib/load-code.ts';
import { SENT_WHEN_ONLINE } from '../../lib/sent-when-online.ts';
import { failureText } from './why-failed.ts';

/**
 * The rules of the forms, loaded when one is sent, and what the visitor reads where they cannot be. `load` gives nothing
 * then, and nothing for a second submission while the first one waits.
 */
export function useForms() {
  const [problem, setProblem] = useState<string>();
  const isLoading = useRef(false);
  const load = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    const forms = await loadCode(
      () => import('@prospectus/contract/forms'),
      () => setProblem(SENT_WHEN_ONLINE),
    ).catch(() => undefined);
    isLoading.current = false;
    setProblem(forms ? undefined : failureText('down', false));
    return forms;
  };
  return { problem, load };
}
