import type { Failure } from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';
import { useContractText, useText } from '../../../texts/language-context.ts';

const KEY = 'lead-rules';
const CLOSES_AFTER_MS = 6_000;
// What is typed is not replaced because the window was looked at again.
const ONCE = { retry: false, refetchOnWindowFocus: false } as const;

/** How leads are given out, and what its rules can name. */
export function useAssignment() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [KEY, 'assignment'],
    queryFn: async () => {
      const [record, choices] = await Promise.all([
        provider.api('GET /admin/lead-rules/assignment'),
        provider.api('GET /admin/lead-rules/choices'),
      ]);
      return { record, choices };
    },
    ...ONCE,
  });
}

/** The rules of the score that count, and their draft. */
export function useScoreRules() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({ queryKey: [KEY, 'score'], queryFn: () => provider.api('GET /admin/lead-rules/score'), ...ONCE });
}

/** What the saved draft of the score would do. */
export function useTrial(version: number | undefined) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [KEY, 'trial', version],
    queryFn: () => provider.api('GET /admin/lead-rules/score/trial'),
    enabled: version !== undefined,
    ...ONCE,
  });
}

/** What became of a change that was refused: fields and why, or that somebody else changed the rules. */
type Refused = { errors: Readonly<Record<string, string>>; isConflict: boolean };
const NOTHING: Refused = { errors: {}, isConflict: false };

/** Changes rules, and says what was done or why it was refused. */
export function useChange() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const toast = useToast();
  const text = useText();
  const contractText = useContractText();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState(NOTHING);
  const reload = async () => {
    setRefused(NOTHING);
    await queries.invalidateQueries({ queryKey: [KEY] });
  };
  const attempt = async (call: (api: ConsoleDataProvider['api']) => Promise<unknown>, done: string) => {
    // What was refused before says nothing of this attempt.
    toast.close();
    setBusy(true);
    try {
      await call(provider.api);
      toast.show({ tone: 'success', title: done, closesAfter: CLOSES_AFTER_MS });
      await reload();
    } catch (error) {
      const failure = error instanceof HttpError ? (error.body as Failure | null) : null;
      const isConflict = failure?.code === 'VERSION_CONFLICT';
      const errors = Object.fromEntries(
        Object.entries(failure?.errors ?? {}).map(([field, why]) => [field, contractText(why)]),
      );
      setRefused({ errors, isConflict });
      if (!isConflict)
        toast.show({
          tone: 'danger',
          title: text('rules.refused'),
          description: Object.values(errors)[0] ?? contractText(error instanceof Error ? error.message : ''),
        });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refused, attempt, reload };
}
