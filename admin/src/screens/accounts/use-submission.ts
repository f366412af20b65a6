import { useState } from 'react';

import { useSignInFailure } from './use-sign-in-failure.ts';

/** The state of a form's submission on a signed-out page, and the message where it failed. */
export function useSubmission() {
  const signInFailure = useSignInFailure();
  const [step, setStep] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [failure, setFailure] = useState<string>();
  const submit = async (call: () => Promise<unknown>) => {
    setStep('sending');
    setFailure(undefined);
    try {
      await call();
      setStep('sent');
    } catch (error) {
      setFailure(signInFailure(error));
      setStep('editing');
    }
  };
  return { step, failure, submit };
}
