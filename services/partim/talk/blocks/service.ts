import { recordAudit } from '@/services/shared/audit/audit'
import { notFound } from '@/services/shared/problem'
import type { Party } from '../conversations/party'
import { changeConversation, lockConversation } from '../conversations/repository'
import { readConversation, type TalkParts } from '../conversations/service'
import { tellTalk } from '../news/news'

/** Blocks the other side of a conversation, or lets it write again. Repeating it changes nothing. */
export async function setBlock(parts: TalkParts, party: Party, id: string, isBlocked: boolean) {
  await parts.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, party, id)
    if (!conversation) throw notFound()
    const column = party.side === 'company' ? 'companyBlockedAt' : 'workerBlockedAt'
    if ((conversation[column] !== null) === isBlocked) return
    await changeConversation(tx, conversation, { [column]: isBlocked ? new Date() : null })
    const { companyId, workerId } = conversation
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
  })
  return readConversation(parts, party, id)
}
