import { type Static, Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { filled, notFound, Problem } from '@/services/shared/problem'
import { Instant, Named, nullable, OneOf, Uuid } from '@/services/shared/schema'
import { nextTalkReportState, type TalkReportEvent, talkReportStates } from '@/validators/states/talk-report'
import { attachmentKinds } from '@/validators/talk-attachments'
import {
  reportedMessages,
  type TalkReportReason,
  talkReportReasons,
  talkSides,
} from '@/validators/talk-terms'
import type { Party } from '../conversations/party'
import { lockConversation } from '../conversations/repository'
import { listMessages } from '../messages/repository'
import { decide, insertReport, listOpenReports, lockReport } from './repository'

/** How many reports staff are shown at once. */
const shownAtOnce = 100

export const TalkReport = Named(
  'TalkReport',
  Type.Object({
    id: Uuid,
    conversationId: Uuid,
    companyId: Uuid,
    companyName: Type.String(),
    workerId: Uuid,
    workerName: Type.String({ description: 'empty once their account is gone' }),
    reportedBy: OneOf(talkSides),
    reason: OneOf(talkReportReasons),
    text: Type.String(),
    createdAt: Instant,
    messages: Type.Array(
      Type.Object({
        seq: Type.Integer(),
        side: OneOf(talkSides),
        text: Type.String(),
        attachment: nullable(OneOf(attachmentKinds)),
        at: Instant,
      }),
      { description: 'the last ones as they were when it was reported' },
    ),
  }),
)

export const DecidedTalkReport = Type.Object({ id: Uuid, state: OneOf(talkReportStates) })

type Reported = { readonly reason: TalkReportReason; readonly text: string }

/** Reports a conversation to staff, with its last messages as they are now. */
export async function report(
  tx: Database,
  party: Party,
  conversationId: string,
  { reason, text }: Reported,
): Promise<{ id: string }> {
  const conversation = await lockConversation(tx, party, conversationId)
  if (!conversation) throw notFound()
  const { companyId, workerId } = conversation
  const last = await listMessages(tx, conversation, { limit: reportedMessages })
  const id = uuidv7()
  await insertReport(tx, {
    id,
    companyId,
    conversationId,
    workerId,
    side: party.side,
    reporterUid: party.uid,
    reason,
    text,
    messages: last.map((message) => ({
      seq: message.seq,
      side: message.side,
      text: message.text,
      attachment: message.attachment?.kind ?? null,
      at: message.at.toISOString(),
    })),
  })
  await recordAudit(tx, {
    actorUid: party.uid,
    requestId: party.requestId,
    companyId,
    action: 'conversation.reported',
    subjectType: 'conversation',
    subjectId: conversationId,
    after: { reportId: id, reason },
  })
  return { id }
}

/** The reports that wait for staff, the longest waiting first. */
export async function openReports(db: Database): Promise<Static<typeof TalkReport>[]> {
  const rows = await listOpenReports(db, shownAtOnce)
  return rows.map(({ report: { side, createdAt, messages, ...reported }, companyName, workerName }) => ({
    ...reported,
    companyName: companyName ?? '',
    workerName: workerName ?? '',
    reportedBy: side,
    createdAt: createdAt.toISOString(),
    messages: messages.map((message) => ({ ...message, attachment: message.attachment ?? null })),
  }))
}

type Cause = { readonly uid: string; readonly requestId: string }

/** Staff's decision about a report; 409 `already_decided` for the second one. */
export async function decideReport(
  db: Database,
  { uid, requestId }: Cause,
  id: string,
  { event, reason: said }: { readonly event: TalkReportEvent; readonly reason: string },
): Promise<Static<typeof DecidedTalkReport>> {
  const reason = filled('reason', said)
  return db.transaction(async (tx) => {
    const found = await lockReport(tx, id)
    if (!found) throw notFound()
    const state = nextTalkReportState(found.state, event)
    if (state === null) throw new Problem(409, 'already_decided')
    await decide(tx, id, { state, decisionReason: reason })
    await recordAudit(tx, {
      actorUid: uid,
      requestId,
      companyId: found.companyId,
      action: `talk_report.${state}`,
      subjectType: 'conversation',
      subjectId: found.conversationId,
      after: { reportId: id, reason },
    })
    return { id, state }
  })
}
