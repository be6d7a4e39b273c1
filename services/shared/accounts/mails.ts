import { retention } from '@/validators/retention'
import type { Database } from '../database'
import type { AccountKind, IdentityProvider } from '../identity/provider'
import { type LinkMailKind, linkMail } from '../mails/link-mail'
import type { MailComposer } from '../outbox/outbox'
import type { FindByAddress } from './address-check'
import { mayMail } from './mail-limits'
import { createToken, findAccount, isUnprovenAddress } from './repository'

type MailParts = {
  readonly db: Database
  readonly identity: IdentityProvider
  readonly kind: AccountKind
  readonly appUrl: string
}

/** The security notices of accounts and the page each links to; they are sent whatever mails the user has chosen. */
const notices = {
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
} as const satisfies Partial<Record<LinkMailKind, string>>

/**
 * Tolerance for clock differences, and for a reset that waits while its address is restored, which voids earlier links.
 */
const toleranceSeconds = 30

const day = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
  timeZone: 'Asia/Bangkok',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

function noticeMails({ db, appUrl }: Pick<MailParts, 'db' | 'appUrl'>): Record<string, MailComposer> {
  const composers = Object.entries(notices).map(([kind, path]) => {
    const compose: MailComposer = async ({ to = '', name = '', day: moment }, attempt) => {
      // The address may be a stranger's: they must not get repeated mails about an account, nor the name it was given.
      const isUnproven = await isUnprovenAddress(db, to)
      if (isUnproven && attempt === 1 && !(await mayMail(db, to))) return null
      return linkMail({
        kind: kind as keyof typeof notices,
        to,
        name: isUnproven ? '' : name,
        link: new URL(path, appUrl).href,
        params: {
          days: String(retention.dataExport.count),
          ...(moment && { day: day.format(new Date(moment)) }),
        },
      })
    }
    return [kind, compose] as const
  })
  return Object.fromEntries(composers)
}

const linkTo = (appUrl: string, path: string, query: Record<string, string>) =>
  new URL(`${path}?${new URLSearchParams(query)}`, appUrl).href

/**
 * Composes account mails when they are sent, not when they are promised, so that tokens exist in plain text only in the
 * mail. An unverified address may be a stranger's, so mails to it leave out the account's name.
 */
export function accountMails({ db, identity, kind, appUrl }: MailParts): Record<string, MailComposer> {
  return {
    ...noticeMails({ db, appUrl }),
    async verify_email({ uid = '', email = '', next = '' }) {
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
    },
    async change_email({ uid = '', email = '', replaces = '', validAfter = '' }) {
      const account = await findAccount(db, uid)
      const user = await identity.lookup(uid)
      // Whatever voided all open links also cancels links that were not sent yet.
      if (!account || account.email !== replaces || String(user?.validAfter) !== validAfter) return null
      const asked = { uid, email, replaces, validAfter: Number(validAfter) }
      const token = await createToken(db, { ...asked, purpose: 'change_email' })
      const link = linkTo(appUrl, '/verify-token', { token, as: kind })
      return linkMail({ kind: 'change_email', to: email, link })
    },
  }
}

/**
 * Composes the reset mail, in the service that stores the resets. The address is looked up only when the mail is sent,
 * so that a request takes the same time for a known and an unknown address.
 */
export function passwordResetMails({
  db,
  appUrl,
  findByAddress,
}: Pick<MailParts, 'db' | 'appUrl'> & { readonly findByAddress: FindByAddress }): Record<
  string,
  MailComposer
> {
  return {
    async reset_password({ email = '', at = '0' }) {
      const user = await findByAddress(email)
      // Requested before all sessions and links were ended, but not sent until after.
      if (!user || user.disabled || user.validAfter > Number(at) + toleranceSeconds) return null
      const { uid, validAfter } = user
      const token = await createToken(db, { uid, email, purpose: 'reset_password', validAfter })
      return linkMail({ kind: 'reset_password', to: email, link: linkTo(appUrl, '/new-password', { token }) })
    },
  }
}
