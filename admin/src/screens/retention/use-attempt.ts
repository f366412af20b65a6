import type { Failure } from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from 'react-admin';

import { useRefusalText, useText } from '../../texts/language-context.ts';

const CLOSES_AFTER_MS = 6_000;

/** Does something, and says why where it was refused; what is shown of retention is read anew either way. */
export function useAttempt() {
  const toast = useToast();
  const text = useText();
  const refusalText = useRefusalText();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const attempt = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    // What was refused before says nothing of this attempt.
    toast.close();
    setBusy(true);
    try {
      return await call();
    } catch (error) {
      const failure = error instanceof HttpError ? (error.body as Failure | null) : null;
      toast.show({
        tone: 'danger',
        title: text('retention.refused'),
        description: failure?.code === 'VERSION_CONFLICT' ? text('retention.conflict') : refusalText(error),
      });
      return undefined;
    } finally {
      setBusy(false);
      await queries.invalidateQueries({
        predicate: ({ queryKey: [subject] }) => typeof subject === 'string' && subject.startsWith('retention'),
      });
    }
  };
  const say = (title: string, description?: string) =>
    toast.show({ tone: 'success', title, ...(description && { description }), closesAfter: CLOSES_AFTER_MS });
  return { attempt, say, isBusy };
}
