import { Type } from '@fastify/type-provider-typebox'
import { findAccount } from '@/services/shared/accounts/repository'
import type { Database } from '@/services/shared/database'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail, saysContact } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import texts from '@/services/shared/mails/th.json' with { type: 'json' }
import { standingOf } from '@/validators/company-standing'
import { findMember } from '../../platform/access/repository'
import { findCompany } from '../companies/repository'
import { createInvitationToken, findInvitation } from './repository'

export const inviteMember = jobKind('invite_member', {
  companyId: Type.String(),
  id: Type.String(),
  /** Which of the invitation's mails; a later one voids it. */
  sending: Type.Integer(),
})

export const memberRemoved = jobKind('member_removed', { uid: Type.String(), companyId: Type.String() })

type MailParts = { readonly db: Database; readonly appUrl: string }

/** The sender's name for a mail to a stranger; left out when it holds contact details. */
const inviterOf = (name: string | null) => (!name || saysContact(name) ? texts.somebody : name)

/** Composes the mails about membership when they are sent, so that link tokens exist in clear only inside them. */
export function memberMails({ db, appUrl }: MailParts): readonly MailComposer[] {
  return [
    composer(inviteMember, async ({ companyId, id, sending }) => {
      const key = { companyId, id }
      const [invitation, company] = [await findInvitation(db, key), await findCompany(db, companyId)]
      if (!invitation || !company) return null
      if (invitation.state !== 'pending' || invitation.sending !== sending) return null
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
    }),
    composer(memberRemoved, async ({ uid, companyId }) => {
      const [account, company] = [await findAccount(db, uid), await findCompany(db, companyId)]
      if (!account || !company || (await findMember(db, uid))?.companyId === companyId) return null
      return linkMail({
        kind: 'member_removed',
        to: account.email,
        link: new URL('/my-account', appUrl).href,
        name: account.displayName,
        params: { company: company.name },
      })
    }),
  ]
}
