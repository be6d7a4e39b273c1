import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, nullable, OneOf, Uuid, WorkTypeCode } from '@/services/shared/schema'
import { type CompanyStanding, companyStandings, mayAct } from '@/validators/company-standing'
import { maskedName } from '@/validators/masked-name'
import { attachmentKinds } from '@/validators/talk-attachments'
import { type TalkClosure, type TalkReason, talkClosures, talkReasons } from '@/validators/talk-terms'
import type { Party } from './party'
import { otherSide, type ShownConversation } from './repository'

/** How a message in a list of conversations, or in a conversation, names its author. */
export const AuthorName = nullable(
  Type.String({
    description:
      'the colleague who wrote it, for the company’s own messages; null for the caller’s own, for the other side’s, and once they left',
  }),
)

export const Conversation = Named(
  'Conversation',
  Type.Object({
    id: Uuid,
    with: Type.Object(
      {
        kind: OneOf(['company', 'worker']),
        id: Uuid,
        name: Type.String({ description: 'empty once their account is gone' }),
        photoUrl: nullable(Type.String()),
        standing: nullable(OneOf(companyStandings)),
      },
      { description: 'the other side; standing for companies' },
    ),
    post: nullable(
      Type.Object(
        { id: Uuid, title: Type.String(), workType: nullable(WorkTypeCode) },
        {
          description: 'what it is about: the last application or invitation, or the post it was begun from',
        },
      ),
    ),
    reason: nullable(OneOf(talkReasons)),
    canWrite: Type.Boolean(),
    whyNot: nullable(OneOf(talkClosures)),
    isBlocked: Type.Boolean({ description: 'by the caller’s side' }),
    isStarred: Type.Boolean(),
    isArchived: Type.Boolean(),
    isMuted: Type.Boolean(),
    last: nullable(
      Type.Object({
        id: Uuid,
        seq: Type.Integer(),
        isOwn: Type.Boolean(),
        authorName: AuthorName,
        text: Type.String(),
        attachment: nullable(OneOf(attachmentKinds)),
        at: Instant,
        isTakenBack: Type.Boolean(),
      }),
    ),
    lastSeq: Type.Integer({ description: 'the number of the last message; 0 before the first' }),
    unread: Type.Integer(),
    own: Type.Object({ readUpTo: Type.Integer() }),
    other: Type.Object({ deliveredUpTo: Type.Integer(), readUpTo: Type.Integer() }),
    interview: nullable(
      Type.Object(
        { id: Uuid, version: Type.Integer() },
        { description: 'the interview of the two that is to come, or was over lately' },
      ),
    ),
    updatedAt: Instant,
  }),
)

/** What colleagues are called, by account. */
export type Names = ReadonlyMap<string, string>

/** Who wrote something of the caller's own side, if it was not the caller. */
export const authorNameFor = (
  { side, uid }: Pick<Party, 'side' | 'uid'>,
  written: { readonly side: string; readonly authorUid: string },
  names: Names,
): string | null =>
  side === 'company' && written.side === 'company' && written.authorUid !== uid
    ? (names.get(written.authorUid) ?? null)
    : null

/** By what the two may talk, but for blocks; null when they may not. */
export function reasonOf(row: ShownConversation): TalkReason | null {
  if (!row.worker || row.isShunned || row.company?.closedAt) return null
  if (row.hasApplied) return 'applied'
  if (row.isInvited) return 'invited'
  return row.isUnlocked ? 'unlocked' : null
}

/** Who asks, as far as that decides what they may. */
type Asking = Pick<Party, 'side'> & { readonly standing?: CompanyStanding }

/** Whether a side blocked the other: a worker in chat or for their resume, which is one block. */
const hasBlocked = (side: Party['side'], { conversation, isShunned }: ShownConversation): boolean =>
  side === 'company' ? conversation.companyBlockedAt !== null : isShunned

/** Why a side cannot write; null when it can. Whoever is blocked reads that it is closed. */
export function whyNotOf(asking: Asking, row: ShownConversation): TalkClosure | null {
  if (hasBlocked(asking.side, row)) return 'blocked'
  if (hasBlocked(otherSide(asking.side), row) || reasonOf(row) === null) return 'closed'
  const act = row.hasApplied ? 'chat_applicants' : 'chat'
  return asking.standing && !mayAct(asking.standing, act) ? 'unproven' : null
}

/** The worker as the company may know them: by their whole name where it may read their number as well. */
function workerOf(asking: Asking, { conversation, worker, ...row }: ShownConversation) {
  const base = { kind: 'worker' as const, id: conversation.workerId, standing: null }
  if (!worker) return { ...base, name: '', photoUrl: null }
  const { standing = 'unregistered' } = asking
  const isKnown = (row.hasApplied || (row.isUnlocked && !row.isShunned)) && mayAct(standing, 'see_contact')
  // A suspended company is not registered here.
  const isNamed = isKnown || (row.isMet && standing !== 'unregistered')
  // The face of somebody young is for whom they applied to.
  const showsPhoto = worker.isAdult ? isKnown || worker.photoInLists : isKnown && row.hasApplied
  return {
    ...base,
    name: isNamed
      ? [worker.givenName, worker.familyName].filter(Boolean).join(' ')
      : maskedName(worker.givenName ?? '', worker.familyName ?? ''),
    photoUrl: showsPhoto ? worker.photoUrl : null,
  }
}

const companyOf = ({ conversation, company }: ShownConversation) => ({
  kind: 'company' as const,
  id: conversation.companyId,
  name: company?.name ?? '',
  photoUrl: company?.logoUrl ?? null,
  standing: company?.standing ?? null,
})

/** What the other side is called for a party. */
export const nameOfOther = (asking: Asking, row: ShownConversation): string =>
  (asking.side === 'company' ? workerOf(asking, row) : companyOf(row)).name

function lastOf(party: Pick<Party, 'side' | 'uid'>, { last, conversation }: ShownConversation, names: Names) {
  if (!last) return null
  return {
    id: last.id,
    seq: conversation.lastSeq,
    isOwn: last.side === party.side,
    authorName: authorNameFor(party, last, names),
    text: last.text,
    attachment: last.attachmentKind,
    at: last.at.toISOString(),
    isTakenBack: last.takenBackAt !== null,
  }
}

/** How far each side got, as a side sees it. */
export function marksFor(
  side: Party['side'],
  marks: Pick<
    ShownConversation['conversation'],
    'companyReadUpTo' | 'companyDeliveredUpTo' | 'workerReadUpTo' | 'workerDeliveredUpTo'
  >,
) {
  const company = { readUpTo: marks.companyReadUpTo, deliveredUpTo: marks.companyDeliveredUpTo }
  const worker = { readUpTo: marks.workerReadUpTo, deliveredUpTo: marks.workerDeliveredUpTo }
  const [own, other] = side === 'company' ? [company, worker] : [worker, company]
  return { own: { readUpTo: own.readUpTo }, other }
}

/** A conversation as a party sees it. */
export function presentConversation(
  party: Pick<Party, 'side' | 'uid'> & { readonly standing?: CompanyStanding },
  row: ShownConversation,
  names: Names,
): Static<typeof Conversation> {
  const { conversation } = row
  const isCompany = party.side === 'company'
  const whyNot = whyNotOf(party, row)
  const { jobPostId, jobPostTitle, jobPostWorkType } = conversation
  return {
    id: conversation.id,
    with: isCompany ? workerOf(party, row) : companyOf(row),
    post: jobPostId === null ? null : { id: jobPostId, title: jobPostTitle ?? '', workType: jobPostWorkType },
    reason: reasonOf(row),
    canWrite: whyNot === null,
    whyNot,
    isBlocked: hasBlocked(party.side, row),
    isStarred: (isCompany ? conversation.companyStarredAt : conversation.workerStarredAt) !== null,
    isArchived: (isCompany ? conversation.companyArchivedAt : conversation.workerArchivedAt) !== null,
    isMuted: (isCompany ? conversation.companyMutedAt : conversation.workerMutedAt) !== null,
    last: lastOf(party, row, names),
    lastSeq: conversation.lastSeq,
    unread: row.unread,
    ...marksFor(party.side, conversation),
    interview: row.interview,
    updatedAt: conversation.updatedAt.toISOString(),
  }
}
