import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { block, nameOfKnown, unblock } from '../../workers/blocking/service'
import type { CompanyParty, Party, WorkerParty } from '../conversations/party'
import { type Conversation, changeConversation, lockConversation } from '../conversations/repository'
import { readConversation, type TalkParts } from '../conversations/service'
import { tellTalk } from '../news/news'

/** A company's block is of this conversation alone, by which it wants to hear nothing more. */
async function setForCompany(
  tx: Database,
  party: CompanyParty,
  conversation: Conversation,
  isBlocked: boolean,
): Promise<void> {
  if ((conversation.companyBlockedAt !== null) === isBlocked) return
  await changeConversation(tx, conversation, { companyBlockedAt: isBlocked ? new Date() : null })
  const { companyId, workerId, id } = conversation
  await recordAudit(tx, {
    actorUid: party.uid,
    requestId: party.requestId,
    companyId,
    action: isBlocked ? 'conversation.blocked' : 'conversation.unblocked',
    subjectType: 'conversation',
    subjectId: id,
    after: { side: party.side },
  })
  await tellTalk(tx, { of: 'conversation', companyId, workerId, id })
}

/** A worker's block is the one of their resume: whom they do not want to hear from finds them no more either. */
async function setForWorker(
  tx: Database,
  { uid, requestId }: WorkerParty,
  conversation: Conversation,
  isBlocked: boolean,
): Promise<void> {
  const { companyId, workerId } = conversation
  const of = { uid, requestId, companyId }
  if (isBlocked) await block(tx, of, (await nameOfKnown(tx, workerId, companyId)) ?? '')
  else await unblock(tx, of)
  // Streams are told by a trigger; those that continue read what changed since.
  await changeConversation(tx, conversation, {})
}

/** Blocks the other side of a conversation, or lets it write again. Repeating it changes nothing. */
export async function setBlock(parts: TalkParts, party: Party, id: string, isBlocked: boolean) {
  await parts.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, party, id)
    if (!conversation) throw notFound()
    if (party.side === 'company') await setForCompany(tx, party, conversation, isBlocked)
    else await setForWorker(tx, party, conversation, isBlocked)
  })
  return readConversation(parts, party, id)
}
