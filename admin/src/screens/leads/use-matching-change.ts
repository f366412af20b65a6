import type { LeadChange, MatchingResult } from '@prospectus/contract';
import { useToast } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useRefusalText, useText } from '../../texts/language-context.ts';
import { useAsksToStay } from './use-asks-to-stay.ts';

/** Leads by the filter of the list, and how many they are. */
export type Matching = { filter: Record<string, unknown>; total: number };

type Sum = Pick<MatchingResult, 'changed' | 'refused' | 'why'>;
const NOTHING: Sum = { changed: 0, refused: 0, why: null };

/**
 * Changes all leads that a filter matches, a hundred at each call; says how many were changed, and why some were not.
 * Where a call fails, `change` goes on from there.
 */
export function useMatchingChange({ filter, total }: Matching) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const toast = useToast();
  const text = useText();
  const refusalText = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const [reached, setReached] = useState({ done: 0, changed: 0 });
  const [failure, setFailure] = useState<string>();
  const sum = useRef(NOTHING);
  const from = useRef<MatchingResult['next']>(null);
  const isStopped = useRef(false);
  useAsksToStay(isBusy);
  // Nobody would see how far it is.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const changeRest = async (changes: LeadChange) => {
    do {
      const answer = await provider.api('POST /admin/leads/matching', {
        body: { filter, changes, ...(from.current && { from: from.current }) },
      });
      const { changed, refused, why } = sum.current;
      sum.current = {
        changed: changed + answer.changed,
        refused: refused + answer.refused,
        why: why ?? answer.why,
      };
      from.current = answer.next;
      setReached({ done: total - answer.left, changed: sum.current.changed });
    } while (from.current && !isStopped.current);
  };
  /** Says what was done, and refetches the list. */
  const end = () => {
    const { changed, refused, why } = sum.current;
    if (changed + refused > 0)
      toast.show({
        tone: refused > 0 ? 'neutral' : 'success',
        title: text('desk.changedMany', { smart_count: changed }),
        ...(refused > 0
          ? { description: text('desk.notChanged', { smart_count: refused, why: refusalText(why) }) }
          : { closesAfter: CLOSES_AFTER_MS }),
      });
    void queries.invalidateQueries({ queryKey: ['leads'] });
  };
  return {
    isBusy,
    /** How many of them were gone through, and how many of those changed. */
    ...reached,
    /** Why it stopped. */
    failure,
    /** After the call that is under way. */
    stop: () => {
      isStopped.current = true;
    },
    /** Ends it where it is. */
    end,
    /** Answers whether it came to its end. */
    change: async (changes: LeadChange): Promise<boolean> => {
      isStopped.current = false;
      setBusy(true);
      setFailure(undefined);
      try {
        await changeRest(changes);
        end();
        return true;
      } catch (error) {
        setFailure(refusalText(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

const CLOSES_AFTER_MS = 6_000;
