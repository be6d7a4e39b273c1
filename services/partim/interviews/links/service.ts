import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { hashOf } from '@/services/shared/link-token'
import { Problem } from '@/services/shared/problem'
import { Instant, Named, nullable, OneOf } from '@/services/shared/schema'
import { interviewKinds } from '@/validators/interview-terms'
import { fitsHour, interviewStates, reconsiderUntil, timesToCome } from '@/validators/states/interview'
import type { WorkerParty } from '../../talk/conversations/party'
import { nameOfOther } from '../../talk/conversations/present'
import { findOfPair } from '../../talk/conversations/repository'
import { noteUse } from '../../workers/unused-resumes/service'
import { Minutes } from '../interviews/present'
import { hasLive, type Interview } from '../interviews/repository'
import { acceptTime, end, reconsider } from '../interviews/service'
import { findByLink } from './repository'

/**
 * What a mailed link shows of an interview: nothing that whoever finds the mail did not read there. In `reschedule_requested` the
 * company has the word until `expiresAt`, and the worker can take one of `times` meanwhile.
 */
export const LinkedInterview = Named(
  'LinkedInterview',
  Type.Object({
    state: OneOf(interviewStates),
    companyName: Type.String(),
    postTitle: nullable(Type.String()),
    kind: OneOf(interviewKinds),
    place: Type.String({ description: 'the address; empty unless the two meet there' }),
    minutes: Minutes,
    times: Type.Array(Instant),
    startsAt: nullable(Instant),
    expiresAt: nullable(Instant),
    reconsiderUntil: nullable(Instant),
  }),
)
type Linked = Static<typeof LinkedInterview>

/** Who asked for another time can still take one of those in their mail. */
const isAnswerable = (state: Interview['state']) => state === 'proposed' || state === 'reschedule_requested'

async function present(db: Database, interview: Interview): Promise<Linked> {
  const { state, jobPostTitle: postTitle, kind, minutes, times, startsAt, expiresAt } = interview
  const place = kind === 'on_site' ? interview.place : ''
  const row = await findOfPair(db, 'worker', interview)
  const canBeTakenBack =
    state === 'declined' && fitsHour('reconsider', interview) && !(await hasLive(db, interview))
  const waits = isAnswerable(state)
  const isOpen = waits && expiresAt > new Date()
  return {
    state: waits && !isOpen ? 'expired' : state,
    companyName: row ? nameOfOther({ side: 'worker' }, row) : '',
    postTitle,
    kind,
    place,
    minutes,
    times: isOpen ? timesToCome(times, Date.now()) : [],
    startsAt: startsAt?.toISOString() ?? null,
    expiresAt: isOpen ? expiresAt.toISOString() : null,
    reconsiderUntil: canBeTakenBack ? reconsiderUntil(interview).toISOString() : null,
  }
}

async function requireLinked(db: Database, token: string) {
  const found = await findByLink(db, hashOf(token))
  if (!found) throw new Problem(404, 'link_invalid')
  return found
}

/** The interview of a mailed link; 404 `link_invalid` for a link that nobody was sent, or that a later one replaced. */
export const readLink = async (db: Database, token: string): Promise<Linked> =>
  present(db, (await requireLinked(db, token)).interview)

type Answer = {
  readonly token: string
  readonly event: 'accept' | 'decline' | 'reconsider'
  /** The time that is taken; null for none. */
  readonly at: string | null
}

/** Answers a proposal for the worker whom it was mailed to, as they would signed in. */
export async function answerByLink(
  db: Database,
  { token, event, at }: Answer,
  requestId: string,
): Promise<Linked> {
  const { interview, uid } = await requireLinked(db, token)
  // What a link does is less than what a signed-in worker can: only what was proposed is answered.
  const { state } = interview
  const isInTurn = event === 'reconsider' ? state === 'declined' : isAnswerable(state)
  if (!isInTurn) {
    throw new Problem(409, 'wrong_state', { current: await present(db, interview) })
  }
  const { id, version, workerId } = interview
  const party: WorkerParty = { side: 'worker', uid: uid ?? '', workerId, requestId }
  if (event === 'accept' && at === null) throw new Problem(409, 'interview_time_gone')
  if (event === 'accept') await acceptTime(db, party, { id, version, at: at ?? '' })
  else if (event === 'decline') await end(db, party, { id, version, event })
  else await reconsider(db, party, { id, version })
  if (uid) await noteUse(db, uid)
  return readLink(db, token)
}
