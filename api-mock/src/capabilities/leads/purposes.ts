/** Purposes of the messages that leads cause. */
export const PURPOSE = {
  code: 'lead.code',
  erp: 'lead.erp',
  revisit: 'lead.revisit',
  call: 'lead.call',
  identify: 'lead.identify',
  track: 'lead.track',
} as const;
