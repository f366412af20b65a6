import type { Body, Failure } from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useRefusalText, useText } from '../../texts/language-context.ts';

const CLOSES_AFTER_MS = 6_000;

/** Who can look after leads. */
export function useOwners() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['leads', 'owners'],
    queryFn: () => provider.api('GET /admin/leads/owners'),
    staleTime: 300_000,
  });
  return data;
}

/** What a toast says of a change, with an action that may follow; `but` says what was not changed. */
export type DoneMessage = { title: string; but?: string; action?: { label: string; onClick: () => void } };

/**
 * Changes leads: says what was done, or why it was refused; after either, everything shown of leads is refetched.
 * Answers whether it was done.
 */
export function useDesk() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const toast = useToast();
  const text = useText();
  const refusalText = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const say = (title: string, action?: DoneMessage['action']) =>
    toast.show({ tone: 'success', title, action, closesAfter: CLOSES_AFTER_MS });

  const attempt = async <Answer>(
    call: () => Promise<Answer>,
    done: string | ((answer: Answer) => DoneMessage),
  ): Promise<boolean> => {
    // What was refused before says nothing of this attempt.
    toast.close();
    setBusy(true);
    let isDone = false;
    try {
      const answer = await call();
      const { title, but, action }: DoneMessage = typeof done === 'string' ? { title: done } : done(answer);
      if (but === undefined) say(title, action);
      else toast.show({ tone: 'neutral', title, description: but });
      isDone = true;
    } catch (error) {
      const failure = error instanceof HttpError ? (error.body as Failure | null) : null;
      toast.show({
        tone: 'danger',
        title: text('desk.refused'),
        description: failure?.code === 'VERSION_CONFLICT' ? text('desk.conflict') : refusalText(error),
      });
    } finally {
      setBusy(false);
    }
    const refetched = queries.invalidateQueries({ queryKey: ['leads'] });
    // A refusal is answered at once: without a connection, refetching is retried for seconds.
    if (isDone) await refetched;
    return isDone;
  };
  return {
    isBusy,
    say,
    attempt,
    update: (
      id: string,
      body: Body<'PUT /admin/leads/:id'>,
      done: string | (() => DoneMessage) = text('desk.wasSaved'),
    ) => attempt(() => provider.api('PUT /admin/leads/:id', { params: { id }, body }), done),
  };
}

export type Desk = ReturnType<typeof useDesk>;
