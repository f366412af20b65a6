/** An ISO time in the browser's time zone: day and time within this year, else the date; a dash where there is none. */
export function Timestamp({ at }: { at: unknown }) {
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return <span>—</span>;
  const date = new Date(at);
  return (
    <time dateTime={at} title={FULL.format(date)} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {(date.getFullYear() === THIS_YEAR ? WITH_TIME : WITH_YEAR).format(date)}
    </time>
  );
}

const THIS_YEAR = new Date().getFullYear();
const FULL = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'long' });
const WITH_TIME = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const WITH_YEAR = new Intl.DateTimeFormat('en-IN', { day: '2-digit', month: 'short', year: 'numeric' });
