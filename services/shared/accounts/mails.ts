import type { Database } from '../database'
import type { AccountKind, IdentityProvider } from '../identity/provider'
import { linkMail } from '../mails/link-mail'
import type { MailComposer } from '../outbox/outbox'
import { createToken, findAccount } from './repository'

type MailParts = {
  readonly db: Database
  readonly identity: IdentityProvider
  readonly kind: AccountKind
  readonly appUrl: string
}

/**
 * Composes the account mails when they are sent, not when they are promised: tokens then exist in clear only
 * inside the mail, and asking for a reset costs the same whether or not the address is known.
 */
export function accountMails({ db, identity, kind, appUrl }: MailParts): Record<string, MailComposer> {
  const linkTo = (path: string, query: Record<string, string>) =>
    new URL(`${path}?${new URLSearchParams(query)}`, appUrl).href
  return {
    async verify_email({ uid = '', email = '' }) {
      const account = await findAccount(db, uid)
      if (!account || account.emailVerifiedAt || account.email !== email) return null
      const token = await createToken(db, { uid, email, purpose: 'verify_email' })
      const link = linkTo('/verify-token', { token, as: kind })
      return linkMail({ kind: 'verify_email', to: email, link, name: account.displayName })
    },
    async reset_password({ email = '' }) {
      const user = await identity.findByEmail(email)
      if (!user || user.disabled) return null
      const token = await createToken(db, { uid: user.uid, email, purpose: 'reset_password' })
      return linkMail({ kind: 'reset_password', to: email, link: linkTo('/new-password', { token }) })
    },
  }
}
