import { findAccount } from '@/services/shared/accounts/repository'
import type { Database } from '@/services/shared/database'
import { linkMail, saysContact } from '@/services/shared/mails/link-mail'
import texts from '@/services/shared/mails/th.json' with { type: 'json' }
import type { MailComposer } from '@/services/shared/outbox/outbox'
import { standingOf } from '@/validators/company-standing'
import { findMember } from '../../platform/access/repository'
import { findCompany } from '../companies/repository'
import { createInvitationToken, findInvitation } from './repository'

type MailParts = { readonly db: Database; readonly appUrl: string }

/** The sender's name for a mail to a stranger; left out when it holds contact details. */
const inviterOf = (name: string | null) => (!name || saysContact(name) ? texts.somebody : name)

/** Composes the mails about membership when they are sent, so that link tokens exist in clear only inside them. */
export function memberMails({ db, appUrl }: MailParts): Record<string, MailComposer> {
  return {
    async invite_member({ companyId = '', id = '', sending = '' }) {
      const key = { companyId, id }
      const [invitation, company] = [await findInvitation(db, key), await findCompany(db, companyId)]
      if (!invitation || !company) return null
      if (invitation.state !== 'pending' || invitation.sending !== Number(sending)) return null
      const token = await createInvitationToken(db, key, invitation.sending)
      // The name of an unregistered company can be any text, so strangers must not get it by mail.
      const isNamed = standingOf(company) !== 'unregistered'
      return linkMail({
        kind: isNamed ? 'invite_member' : 'invite_member_unnamed',
        to: invitation.email,
        link: new URL(`/accept-invitation?${new URLSearchParams({ token })}`, appUrl).href,
        params: {
          company: company.name,
          inviter: inviterOf(invitation.inviterName ?? (isNamed ? company.name : null)),
          role: texts.roles[invitation.role],
        },
      })
    },
    async member_removed({ uid = '', companyId = '' }) {
      const [account, company] = [await findAccount(db, uid), await findCompany(db, companyId)]
      if (!account || !company || (await findMember(db, uid))?.companyId === companyId) return null
      return linkMail({
        kind: 'member_removed',
        to: account.email,
        link: new URL('/my-account', appUrl).href,
        name: account.displayName,
        params: { company: company.name },
      })
    },
  }
}
