/** Why something of a lead's goes to a gateway. */
export const PURPOSE = {
  code: 'lead.code',
  erp: 'lead.erp',
  revisit: 'lead.revisit',
  identify: 'lead.identify',
} as const;
