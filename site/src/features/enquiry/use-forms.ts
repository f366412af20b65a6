import { useRef, useState } from 'react';

import { loadCode } from '../../lib/load-code.ts';
import { SENT_WHEN_ONLINE } from '../../lib/sent-when-online.ts';
import { failureText } from './why-failed.ts';

/**
 * Loads the form schemas when a form is submitted. `load` returns undefined if that fails, with `problem` for the
 * visitor, and for a second submission while the first is loading.
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
