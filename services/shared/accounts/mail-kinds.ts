import { Type } from '@fastify/type-provider-typebox'
import { jobKind } from '../jobs/kind'

/** Mails that somebody waits for on the screen. */
const awaited = { concurrency: 4 }

/** The mail that proves the address of an account; its link leads on to `next`. */
export const verifyEmail = jobKind(
  'verify_email',
  { uid: Type.String(), email: Type.String(), next: Type.Optional(Type.String()) },
  awaited,
)

/** The mail to the address that is to replace the account's. */
export const changeEmail = jobKind(
  'change_email',
  {
    uid: Type.String(),
    email: Type.String(),
    replaces: Type.String(),
    /** As the identity provider had it when the link was requested; seconds since the epoch. */
    validAfter: Type.Number(),
  },
  awaited,
)

/** The mail to set a new password; `at` is when it was requested, in seconds since the epoch. */
export const resetPassword = jobKind('reset_password', { email: Type.String(), at: Type.Number() }, awaited)

const notice = <Name extends string>(name: Name) =>
  jobKind(name, { to: Type.String(), name: Type.String(), day: Type.Optional(Type.String()) })

/** The security notices of accounts; they are sent whatever mails the user has chosen. */
export const notices = {
  email_changed: notice('email_changed'),
  email_change_begun: notice('email_change_begun'),
  password_changed: notice('password_changed'),
  sign_in_method_added: notice('sign_in_method_added'),
  sign_in_method_removed: notice('sign_in_method_removed'),
  sign_in_address_restored: notice('sign_in_address_restored'),
  deletion_requested: notice('deletion_requested'),
  deletion_cancelled: notice('deletion_cancelled'),
  account_removed: notice('account_removed'),
  export_ready: notice('export_ready'),
}
