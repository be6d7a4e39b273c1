import { Type } from '@fastify/type-provider-typebox'
import { type AddressCheck, provenAddress } from '@/services/shared/accounts/address-check'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import texts from './mails-th.json' with { type: 'json' }
import { newLink } from './new-link'

/** What happened to an interview, for the worker. */
export const interviewTold = jobKind('interview_told', {
  uid: Type.String(),
  displayName: Type.String(),
  what: Type.String(),
  when: Type.String(),
  /** Until when it is to be answered, in words; mails that waited for a release do not have it. */
  answerBy: Type.Optional(Type.String()),
  company: Type.String(),
  companyId: Type.String(),
  interviewId: Type.String(),
})

type MailParts = {
  readonly db: Database
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly appUrl: string
  readonly hasOwnAddress: AddressCheck
}

const isKnown = (what: string): what is keyof typeof texts.told => what in texts.told

/** A proposal is answered by the mail's link alone; everything else is read by who signs in. */
async function linkOf(
  { db, appUrl }: Pick<MailParts, 'db' | 'appUrl'>,
  what: string,
  interview: { readonly companyId: string; readonly id: string },
): Promise<string> {
  const token = what === 'proposed' ? await newLink(db, interview) : null
  const path =
    token === null ? `/jobs/applications#interview-${interview.id}` : `/answer-interview?token=${token}`
  return new URL(path, appUrl).href
}

/** Mails workers about their interviews; to nobody whose address is not proven. */
export function interviewMails(parts: MailParts): readonly MailComposer[] {
  return [
    composer(interviewTold, async ({ uid, displayName, what, company, companyId, interviewId, ...said }) => {
      const to = await provenAddress(parts, uid)
      if (!to || !isKnown(what)) return null
      return linkMail({
        texts: { ...texts.shared, ...texts.told[what] },
        to,
        name: displayName,
        link: await linkOf(parts, what, { companyId, id: interviewId }),
        params: { company, when: said.when, answerBy: said.answerBy ?? '' },
      })
    }),
  ]
}
