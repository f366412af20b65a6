import { formatRupees } from '@prospectus/design-system';
import { Table } from '../component-page/Table.tsx';

/** Amounts in rupees, formatted by the function that the components use. */
export const RupeeTable = () => (
  <Table
    head={['Number', 'Written by Price and formatRupees', 'In a sentence']}
    rows={AMOUNTS.map(([amount, text]) => [
      `\`${amount}\``,
      <td key="formatted" className="doc-figure">
        {formatRupees(amount)}
      </td>,
      text,
    ])}
  />
);

const AMOUNTS: [number, string][] = [
  [500, '₹500 a subject'],
  [21_899, '₹21,899 for the whole course'],
  [120_000, '₹1,20,000, or ₹1.2 lakh'],
  [3_500_000, '₹35 lakh'],
  [120_000_000, '₹12 crore'],
];
