export type AsvsRow = {
  id: string;
  level: string;
  requirement: string;
  state: string;
  how: string;
  /** The file of the test that shows it; empty without one. */
  test: string;
};

/** The rows of `docs/security/asvs.tsv`. */
export function readAsvs(text: string): AsvsRow[] {
  const [, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const [id = '', level = '', requirement = '', state = '', how = '', test = ''] = line.split('\t');
    return { id, level, requirement, state, how, test };
  });
}
