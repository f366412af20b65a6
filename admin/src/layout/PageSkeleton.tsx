import { FormSkeleton } from '../records/FormSkeleton.tsx';

/** While the console finds out who is here. */
export const Waiting = () => (
  <div style={{ maxWidth: 960, margin: '0 auto', padding: 32 }}>
    <FormSkeleton />
  </div>
);
