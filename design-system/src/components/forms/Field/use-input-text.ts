import { type Ref, useEffect, useRef, useState } from 'react';
import { useMergedRef } from './use-merged-ref.ts';

/**
 * What an input holds now, however it came there: typed, given as a prop, written by a form library (without an event,
 * hence the look after every render), restored by the browser before the page was alive, or cleared by a reset.
 */
export function useInputText<T extends HTMLInputElement | HTMLTextAreaElement>(
  given: Ref<T> | undefined,
  initial: string,
) {
  const node = useRef<T>(null);
  const ref = useMergedRef(node, given);
  const [text, setText] = useState(initial);
  const follow = () => setText(node.current?.value ?? '');
  useEffect(follow);
  useEffect(() => {
    const form = node.current?.form;
    // The event comes before the fields are cleared.
    const afterReset = () => setTimeout(follow);
    form?.addEventListener('reset', afterReset);
    return () => form?.removeEventListener('reset', afterReset);
  }, []);
  return { text, node, ref, follow };
}
