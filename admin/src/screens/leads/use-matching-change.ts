import type { LeadChange, MatchingResult } from '@prospectus/contract';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { useDesk } from './use-desk.ts';

/** Leads by the filter of the list, and how many they are. */
export type Matching = { filter: Record<string, unknown>; total: number };

type Sum = Pick<MatchingResult, 'changed' | 'refused' | 'why'>;

/** Changes all leads that a filter matches, a hundred at each call; says how many were changed, and why some were not. */
export function useMatchingChange({ filter, total }: Matching) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const text = useText();
  const contractText = useContractText();
  const desk = useDesk();
  const [done, setDone] = useState(0);
  const isStopped = useRef(false);

  const changeAll = async (changes: LeadChange): Promise<Sum> => {
    const sum: Sum = { changed: 0, refused: 0, why: null };
    let from: MatchingResult['next'] | undefined;
    do {
      const answer = await provider.desk('leads', 'changeMatching', {
        body: { filter, changes, ...(from && { from }) },
      });
      sum.changed += answer.changed;
      sum.refused += answer.refused;
      sum.why ??= answer.why;
      from = answer.next;
      setDone(total - answer.left);
    } while (from && !isStopped.current);
    return sum;
  };
  return {
    isBusy: desk.isBusy,
    /** How many of them were gone through. */
    done,
    /** After the call that is under way. */
    stop: () => {
      isStopped.current = true;
    },
    change: (changes: LeadChange) => {
      isStopped.current = false;
      setDone(0);
      return desk.attempt(
        () => changeAll(changes),
        ({ changed, refused, why }) => ({
          title: text('desk.changedMany', { smart_count: changed }),
          ...(refused > 0 && {
            but: text('desk.notChanged', { smart_count: refused, why: contractText(why?.msg ?? '') }),
          }),
        }),
      );
    },
  };
}
