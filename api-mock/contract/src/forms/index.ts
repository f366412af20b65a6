export { fieldErrors } from './field-errors.ts';
export { guardianErrors, isTicked } from './guardian.ts';
export {
  inlineLeadForm,
  LEAD_MESSAGES,
  leadForm,
  type LeadForm,
  otpForm,
  phoneStep,
  referralForm,
  sideCardForm,
} from './lead.ts';
export { displayPhone, isPhone, normalisePhone, PHONE_MESSAGE, phoneField, withCountryCode } from './phone.ts';
export {
  changePasswordForm,
  confirmForm,
  emailForm,
  invitationForm,
  PERSONAL_PASSWORD_MESSAGE,
  ownAccountForm,
  currentPasswordForm,
  profileForm,
  resetPasswordForm,
  secondFactorForm,
  signInForm,
  signUpForm,
  WEAK_PASSWORD_MESSAGE,
} from './staff.ts';
