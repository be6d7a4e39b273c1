import { retention } from '@/validators/retention'
import type { Database } from '../database'
import type { AccountKind, IdentityProvider } from '../identity/provider'
import { linkMail } from '../mails/link-mail'
import { composer, type MailComposer } from '../mails/mail-jobs'
import { longDay } from '../thai-days'
import type { FindByAddress } from './address-check'
import { changeEmail, notices, resetPassword, verifyEmail } from './mail-kinds'
import { mayMail } from './mail-limits'
import { createToken, findAccount, isUnprovenAddress } from './repository'

type MailParts = {
  readonly db: Database
  readonly identity: IdentityProvider
  readonly kind: AccountKind
  readonly appUrl: string
}

/** The page each notice links to. */
const pageOf: Readonly<Record<keyof typeof notices, string>> = {
  email_changed: '/my-account#sign-in',
  email_change_begun: '/my-account#sign-in',
  password_changed: '/my-account#sign-in',
  sign_in_method_added: '/my-account#sign-in',
  sign_in_method_removed: '/my-account#sign-in',
  sign_in_address_restored: '/my-account#sign-in',
  deletion_requested: '/my-account#deletion',
  deletion_cancelled: '/my-account',
  account_removed: '/privacy-policy',
  export_ready: '/my-account#data',
}

/**
 * Tolerance for clock differences, and for a reset that waits while its address is restored, which voids earlier links.
 */
const toleranceSeconds = 30

const noticeMails = ({ db, appUrl }: Pick<MailParts, 'db' | 'appUrl'>): readonly MailComposer[] =>
  Object.values(notices).map((notice) =>
    composer(notice, async ({ to, name, day: moment }, attempt) => {
      // The address may be a stranger's: they must not get repeated mails about an account, nor the name it was given.
      const isUnproven = await isUnprovenAddress(db, to)
      if (isUnproven && attempt === 1 && !(await mayMail(db, to))) return null
      return linkMail({
        kind: notice.name,
        to,
        name: isUnproven ? '' : name,
        link: new URL(pageOf[notice.name], appUrl).href,
        params: {
          days: String(retention.dataExport.count),
          ...(moment && { day: longDay.format(new Date(moment)) }),
        },
      })
    }),
  )

const linkTo = (appUrl: string, path: string, query: Record<string, string>) =>
  new URL(`${path}?${new URLSearchParams(query)}`, appUrl).href

/**
 * Composes account mails when they are sent, not when they are enqueued, so that tokens exist in plain text only in the
 * mail. An unverified address may be a stranger's, so mails to it leave out the account's name.
 */
export function accountMails({ db, identity, kind, appUrl }: MailParts): readonly MailComposer[] {
  return [
    ...noticeMails({ db, appUrl }),
    composer(verifyEmail, async ({ uid, email, next }) => {
      const account = await findAccount(db, uid)
      if (!account || account.emailVerifiedAt || account.email !== email) return null
      const user = await identity.lookup(uid)
      if (!user) return null
      const token = await createToken(db, {
        uid,
        email,
        purpose: 'verify_email',
        validAfter: user.validAfter,
      })
      const link = linkTo(appUrl, '/verify-token', { token, as: kind, ...(next && { next }) })
      return linkMail({ kind: 'verify_email', to: email, link })
    }),
    composer(changeEmail, async (asked) => {
      const { uid, email, replaces, validAfter } = asked
      const account = await findAccount(db, uid)
      const user = await identity.lookup(uid)
      // Whatever voided all open links also cancels links that were not sent yet.
      if (!account || account.email !== replaces || user?.validAfter !== validAfter) return null
      const token = await createToken(db, { ...asked, purpose: 'change_email' })
      const link = linkTo(appUrl, '/verify-token', { token, as: kind })
      return linkMail({ kind: 'change_email', to: email, link })
    }),
  ]
}

/**
 * Composes the reset mail, in the service that stores the resets. The address is looked up only when the mail is sent,
 * so that a request takes the same time for a known and an unknown address.
 */
export function passwordResetMails({
  db,
  appUrl,
  findByAddress,
}: Pick<MailParts, 'db' | 'appUrl'> & { readonly findByAddress: FindByAddress }): readonly MailComposer[] {
  return [
    composer(resetPassword, async ({ email, at }) => {
      const user = await findByAddress(email)
      // Requested before all sessions and links were ended, but not sent until after.
      if (!user || user.disabled || user.validAfter > at + toleranceSeconds) return null
      const { uid, validAfter } = user
      const token = await createToken(db, { uid, email, purpose: 'reset_password', validAfter })
      return linkMail({ kind: 'reset_password', to: email, link: linkTo(appUrl, '/new-password', { token }) })
    }),
  ]
}
