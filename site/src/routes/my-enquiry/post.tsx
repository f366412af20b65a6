/** The page's forms are posted to the page itself, with or without its script. */
export const POST = { method: 'post', action: '/my-enquiry' } as const;

/** What a form sends besides what is typed. */
export const Hidden = ({ fields }: { fields: Record<string, string> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
