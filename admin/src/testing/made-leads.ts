let next = 9_812_300_000 + (Date.now() % 90_000);

/** Creates a lead like a visitor's form, with a phone number of its own. */
export async function enquire(name: string, more: object = {}): Promise<{ id: string; phone: string }> {
  const phone = String((next += 1));
  const interest = 'Master of Business Administration';
  const answer = await fetch('/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, name, email: `${phone}@example.org`, qualification: 1, interest, ...more }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { data } = (await answer.json()) as { data: { leadId: string } };
  return { id: data.leadId, phone };
}

/** A surname of its own: names have no digits. */
export const surname = (): string =>
  `Rao${String(Date.now()).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
