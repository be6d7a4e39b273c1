import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, nullable, OneOf, Uuid, WorkTypeCode } from '@/services/shared/schema'
import { currentTime } from '@/validators/clock'
import type { CompanyStanding } from '@/validators/company-standing'
import { interviewDecisions, interviewKinds, interviewLengths } from '@/validators/interview-terms'
import {
  interviewCausers,
  interviewEvents,
  interviewEventsFrom,
  interviewStates,
  reconsiderUntil,
} from '@/validators/states/interview'
import type { Party } from '../../talk/conversations/party'
import { Conversation, presentConversation } from '../../talk/conversations/present'
import type { ShownConversation } from '../../talk/conversations/repository'
import type { Interview as StoredInterview } from './repository'

const { with: With } = Conversation.properties

export const Minutes = Type.Unsafe<(typeof interviewLengths)[number]>({
  type: 'integer',
  enum: [...interviewLengths],
})

export const Interview = Named(
  'Interview',
  Type.Object({
    id: Uuid,
    version: Type.Integer(),
    state: OneOf(interviewStates),
    with: With,
    conversationId: nullable(Uuid),
    post: nullable(Type.Object({ id: Uuid, title: Type.String(), workType: nullable(WorkTypeCode) })),
    kind: OneOf(interviewKinds),
    place: Type.String({ description: 'the link of a video call, or the address; empty for a phone call' }),
    position: nullable(Type.Object({ lat: Type.Number(), lng: Type.Number() })),
    phone: nullable(
      Type.String({
        description:
          'the worker’s, for the company that is to ring them at a telephone interview they agreed to, until a day after it',
      }),
    ),
    note: Type.String({ description: 'what the company tells the worker about it' }),
    minutes: Minutes,
    times: Type.Array(Instant, {
      description:
        'what the company proposed, or what both had agreed on before the worker asked for another',
    }),
    startsAt: nullable(Instant),
    expiresAt: nullable(Instant),
    reconsiderUntil: nullable(
      Type.String({
        format: 'date-time',
        description: 'until when the worker can take back that they declined it, unless another is to come',
      }),
    ),
    asked: nullable(
      Type.Object(
        { at: Instant, reason: Type.String() },
        { description: 'the time that the worker asks for instead' },
      ),
    ),
    outcome: nullable(
      Type.Object(
        { note: Type.String(), decision: nullable(OneOf(interviewDecisions)) },
        { description: 'what the company noted for itself; null for the worker' },
      ),
    ),
    // When it was updated last; null while nobody did, and of old ones of which that is not known.
    cancelledBy: nullable(OneOf(interviewCausers)),
    sequence: Type.Integer({ description: 'of its calendar entry' }),
    can: Type.Array(OneOf(interviewEvents), { description: 'what the caller’s side can do now' }),
    createdAt: Instant,
    updatedAt: Instant,
  }),
)

type Asking = Pick<Party, 'side' | 'uid'> & { readonly standing?: CompanyStanding }

const nobody = { name: '', photoUrl: null, standing: null } as const

const otherOf = (party: Asking, interview: StoredInterview) =>
  party.side === 'company'
    ? { kind: 'worker' as const, id: interview.workerId, ...nobody }
    : { kind: 'company' as const, id: interview.companyId, ...nobody }

/** Whether somebody waits for an answer. */
const waits = ({ state }: StoredInterview) => state === 'proposed' || state === 'reschedule_requested'

/** For how long after a telephone interview the worker can be rung again. */
const ringsAgainMs = 86_400_000

/**
 * The number to ring at a telephone interview: the worker agreed to be called, whatever else the company may read of them. Null
 * before that, long after it, for a company that is not registered or suspended, and for one that the worker blocked.
 */
function numberFor(
  { side, standing = 'unregistered' }: Asking,
  { kind, state, startsAt, minutes }: StoredInterview,
  row: ShownConversation | null,
): string | null {
  if (side !== 'company' || kind !== 'phone' || state !== 'accepted' || startsAt === null) return null
  if (!row?.worker || row.isShunned || standing === 'unregistered') return null
  const isOpen = startsAt.getTime() + minutes * 60_000 + ringsAgainMs > currentTime().getTime()
  return isOpen ? row.worker.phone : null
}

/** An interview as a side sees it; `row` is the conversation of the two. */
export function presentInterview(
  party: Asking,
  interview: StoredInterview,
  row: ShownConversation | null,
): Static<typeof Interview> {
  const { id, version, state, kind, place, lat, lng, note, minutes, times, startsAt, askedAt } = interview
  const { jobPostId, jobPostTitle, jobPostWorkType, outcomeNote, decision, sequence } = interview
  const isCompany = party.side === 'company'
  const can = interviewEventsFrom(interview, party.side)
  return {
    id,
    version,
    state,
    with: row ? presentConversation(party, row, new Map()).with : otherOf(party, interview),
    conversationId: row?.conversation.id ?? null,
    post: jobPostId === null ? null : { id: jobPostId, title: jobPostTitle ?? '', workType: jobPostWorkType },
    kind,
    place,
    position: lat !== null && lng !== null ? { lat, lng } : null,
    phone: numberFor(party, interview, row),
    note,
    minutes,
    times: [...times],
    startsAt: startsAt?.toISOString() ?? null,
    expiresAt: waits(interview) ? interview.expiresAt.toISOString() : null,
    reconsiderUntil: can.includes('reconsider') ? reconsiderUntil(interview).toISOString() : null,
    asked:
      state === 'reschedule_requested' && askedAt
        ? { at: askedAt.toISOString(), reason: interview.askedReason }
        : null,
    outcome:
      isCompany && (state === 'completed' || state === 'no_show') ? { note: outcomeNote, decision } : null,
    cancelledBy: interview.cancelledBy,
    sequence,
    can,
    createdAt: interview.createdAt.toISOString(),
    updatedAt: interview.updatedAt.toISOString(),
  }
}
