import { ERRORS } from '@prospectus/contract';
import { Table } from './Table.tsx';

/** The catalogue of errors, from the contract. */
export const ErrorTable = () => (
  <Table
    head={['Code', 'Status', 'What a person reads']}
    rows={Object.entries(ERRORS).map(([code, { status, msg }]) => [`\`${code}\``, status, msg])}
  />
);
