import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** A file as Excel in India saves it again: dates and times in its own way, and what was emptied as commas. */
export function savedBySpreadsheet(csv: string): string {
  const [headings = [], ...rows] = parse(csv, { bom: true });
  const emptied = headings.map(() => '');
  const lines = [headings, ...rows.map((cells) => cells.map(cellOf)), emptied].map((cells) => [...cells, '', '']);
  return `\uFEFF${stringify(lines, { record_delimiter: '\r\n' })}`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';
const MONTH_YEAR = new RegExp(`^(${MONTHS.replaceAll(' ', '|')})[a-z]*[ -](?:20)?(\\d{2})$`, 'i');
const DAY_MONTH = new RegExp(`^(\\d{1,2})[ -](${MONTHS.replaceAll(' ', '|')})[a-z]*$`, 'i');
const DIGITS_SHOWN = 11;

/** A cell after a spreadsheet has opened and saved it. */
function cellOf(cell: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return cell.split('-').toReversed().join('-');
  if (/^\d{2}:\d{2}$/.test(cell)) return cell.replace(/^0/, '');
  if (/^\d{1,2}[/-]\d{1,2}$/.test(cell))
    return `${cell.split(/[/-]/)[0]?.padStart(2, '0')}-${MONTHS.split(' ')[Number(cell.split(/[/-]/)[1]) - 1]}`;
  if (/^(?:true|false)$/i.test(cell)) return cell.toUpperCase();
  if (/^ *\d+(?:\.\d+)?(?:e\d+)? *$/i.test(cell)) {
    const number = Number(cell);
    return cell.trim().length > DIGITS_SHOWN ? number.toExponential(5).toUpperCase() : String(number);
  }
  const [, month, year] = MONTH_YEAR.exec(cell) ?? [];
  if (month) return `${month}-${year}`;
  const [, day, named] = DAY_MONTH.exec(cell) ?? [];
  return day ? `${day.padStart(2, '0')}-${named}` : cell;
}
