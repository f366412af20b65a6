import { useState } from 'react';

import { signInFailure } from './sign-in-failure.ts';

/** One thing that is sent from an entrance page: where it stands, and why it failed, in words. */
export function useSending() {
  const [step, setStep] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [failure, setFailure] = useState<string>();
  const send = async (call: () => Promise<unknown>) => {
    setStep('sending');
    setFailure(undefined);
    try {
      await call();
      setStep('sent');
    } catch (error) {
      setFailure(signInFailure(error));
      setStep('asking');
    }
  };
  return { step, failure, send };
}
