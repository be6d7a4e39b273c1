import { Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { type AddressCheck, provenAddress } from '@/services/shared/accounts/address-check'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import texts from './mails-th.json' with { type: 'json' }
import { deleteUnread, readAbout } from './repository'
import { tellWorker } from './service'

const companyWrote = jobKind('company_wrote', {
  uid: Type.String(),
  displayName: Type.String(),
  company: Type.String(),
  conversationId: Type.String(),
})

type Conversation = { readonly workerId: string; readonly conversationId: string }

const kind = 'company_wrote'
const about = ({ workerId, conversationId: subjectId }: Conversation) =>
  ({ workerId, kinds: [kind], subjectId }) as const

/**
 * Tells a worker that a company wrote, in the transaction that notes it, and enqueues the mail they want. It takes the
 * place of an unread notification about the same conversation.
 */
export async function tellOfMessage(
  tx: Database,
  news: Conversation & { readonly companyName: string },
): Promise<void> {
  await deleteUnread(tx, about(news))
  const params = { title: '', company: news.companyName }
  const { workerId, conversationId: subjectId } = news
  const to = await tellWorker(tx, { id: uuidv7(), workerId, kind, subjectId, params })
  if (!to) return
  const mail = { ...to, company: news.companyName, conversationId: news.conversationId }
  await enqueue(tx, companyWrote, mail)
}

/** What a worker was told of a conversation is read, once they have read the messages. */
export const forgetMessages = (tx: Database, conversation: Conversation): Promise<void> =>
  readAbout(tx, about(conversation))

type MailParts = {
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly appUrl: string
  readonly hasOwnAddress: AddressCheck
}

/** Mails workers that a company wrote, without its words; to nobody whose address is not proven. */
export function messageMails(parts: MailParts): readonly MailComposer[] {
  return [
    composer(companyWrote, async ({ uid, displayName, company, conversationId }) => {
      const to = await provenAddress(parts, uid)
      if (!to) return null
      return linkMail({
        texts: texts.companyWrote,
        to,
        name: displayName,
        link: new URL(`/chat?c=${conversationId}`, parts.appUrl).href,
        params: { company },
      })
    }),
  ]
}
