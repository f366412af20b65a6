import { describe, expect, it } from 'vitest';

import { preselect, qualificationChoices } from './enquiry-values.ts';

describe('choices of the enquiry form', () => {
  it('LEAD-32 a master’s programme offers two qualifications, every other page four', () => {
    const ids = (label: string, programTypeId: number) =>
      qualificationChoices({ label, programTypeId }).map((choice) => choice.value);
    expect(ids('Master’s degree', 2)).toEqual([1, 3]);
    expect(ids('Bachelor’s degree', 1)).toEqual([1, 2, 3, 4]);
    expect(ids('Diploma', 3)).toEqual([1, 2, 3, 4]);
    expect(ids('Certificate', 2)).toEqual([1, 2, 3, 4]);
    expect(qualificationChoices(undefined)).toHaveLength(4);
  });

  it('LEAD-34 the programme of the address is preselected, also on a landing page', () => {
    const choices = [{ slug: 'online-mba' }, { slug: 'english' }];
    expect(preselect('/online-mba', choices)?.slug).toBe('online-mba');
    expect(preselect('/online-mba-lp', choices)?.slug).toBe('online-mba');
    expect(preselect('/online-ma/english', choices)?.slug).toBe('english');
    expect(preselect('/', choices)).toBeUndefined();
    expect(preselect('/help', choices)).toBeUndefined();
  });
});
