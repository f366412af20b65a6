import { formatRupees } from '@prospectus/design-system';

/** Amounts in rupees, formatted by the function that the components use. */
export function RupeeTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Written by Price and formatRupees</th>
          <th scope="col">In a sentence</th>
        </tr>
      </thead>
      <tbody>
        {AMOUNTS.map(([amount, text]) => (
          <tr key={amount}>
            <th scope="row">
              <code>{amount}</code>
            </th>
            <td className="doc-figure">{formatRupees(amount)}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const AMOUNTS: [number, string][] = [
  [500, '₹500 a subject'],
  [21_899, '₹21,899 for the whole course'],
  [120_000, '₹1,20,000, or ₹1.2 lakh'],
  [3_500_000, '₹35 lakh'],
  [120_000_000, '₹12 crore'],
];
