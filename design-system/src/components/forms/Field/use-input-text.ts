import { type Ref, useEffect, useRef, useState } from 'react';
import { useMergedRef } from './use-merged-ref.ts';

/**
 * The text of an input, whether typed, passed as a prop, set by a form library (which fires no event, so it is read
 * after every render), restored by the browser before hydration, or cleared by a reset.
 */
export function useInputText<T extends HTMLInputElement | HTMLTextAreaElement>(
  callerRef: Ref<T> | undefined,
  initial: string,
) {
  const node = useRef<T>(null);
  const ref = useMergedRef(node, callerRef);
  const [text, setText] = useState(initial);
  const readText = () => setText(node.current?.value ?? '');
  useEffect(readText);
  useEffect(() => {
    const form = node.current?.form;
    // The event is fired before the fields are cleared.
    const afterReset = () => setTimeout(readText);
    form?.addEventListener('reset', afterReset);
    return () => form?.removeEventListener('reset', afterReset);
  }, []);
  return { text, node, ref, readText };
}
