import { ApiError, type ConsentChoices } from '@prospectus/contract';
import { CONSENT_CHANNELS, CONSENT_NOTICE } from '@prospectus/contract/consent';
import { guardianErrors, isTicked } from '@prospectus/contract/forms';

/** What somebody chose beside the sentence of consent; `agreed_channels` is null where the form did not ask. */
export type Choices = {
  agreed_channels: string[] | null;
  notice_version: string | null;
  under_18: boolean;
  guardian_name: string | null;
};

/**
 * The choices of a form. A person under 18 needs a guardian who agrees, and is sent no news: it is written to them about
 * their enquiry alone.
 */
export function choicesOf(said: ConsentChoices): Choices {
  const under18 = isTicked(said.under_18);
  const asked = CONSENT_CHANNELS.some((channel) => said[`consent_${channel}`] !== undefined) || under18;
  const agreed = CONSENT_CHANNELS.filter((channel) => isTicked(said[`consent_${channel}`]));
  return {
    agreed_channels: asked ? (under18 ? [] : agreed) : null,
    notice_version: asked ? said.notice_version || CONSENT_NOTICE.version : null,
    under_18: under18,
    guardian_name: under18 ? (said.guardian_name ?? null) : null,
  };
}

/** Refuses a person under 18 without a guardian who agrees, both fields at once. */
export function requireGuardian(said: ConsentChoices): void {
  const errors = guardianErrors(said);
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_FIELDS', { errors });
}
