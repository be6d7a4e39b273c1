import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { stale } from '@/services/shared/version'
import {
  type InterviewDecision,
  type InterviewKind,
  type InterviewLength,
  interviewTerms,
} from '@/validators/interview-terms'
import {
  fitsHour,
  type InterviewEvent,
  nextInterviewState,
  reconsiderUntil,
} from '@/validators/states/interview'
import type { CompanyParty, Party } from '../../talk/conversations/party'
import { whyNotOf } from '../../talk/conversations/present'
import {
  changeConversation,
  findConversationsWith,
  findOfPair,
  lockConversation,
  type ShownConversation,
} from '../../talk/conversations/repository'
import { begin, type TalkParts } from '../../talk/conversations/service'
import { tellTalk } from '../../talk/news/news'
import { tellOther } from '../news/telling'
import { type Interview as InterviewShape, presentInterview } from './present'
import {
  changeInterview,
  endInterview,
  findInterview,
  freeSlots,
  hasLive,
  holdsSlots,
  type Interview,
  insertInterview,
  listInterviews,
  lockInterview,
  nextSequence,
  takeSlots,
} from './repository'
import { interviewSubject } from './retention'

type Shown = Static<typeof InterviewShape>

const hourMs = 3_600_000

/** Interviews as a party sees them. */
async function presented(db: Database, party: Party, rows: readonly Interview[]): Promise<Shown[]> {
  const idOf = ({ companyId, workerId }: Interview) => (party.side === 'company' ? workerId : companyId)
  const found = await findConversationsWith(db, party, rows.map(idOf))
  const byOther = new Map(
    found.map((row) => [
      party.side === 'company' ? row.conversation.workerId : row.conversation.companyId,
      row,
    ]),
  )
  return rows.map((row) => presentInterview(party, row, byOther.get(idOf(row)) ?? null))
}

async function shownOf(db: Database, party: Party, interview: Interview): Promise<Shown> {
  const [shown] = await presented(db, party, [interview])
  if (!shown) throw notFound()
  return shown
}

/** A party's interviews that are to come or lately over. */
export const interviewsOf = async (db: Database, party: Party): Promise<Shown[]> =>
  presented(db, party, await listInterviews(db, party))

/** One of a party's interviews; 404 for any other. */
export async function readInterview(db: Database, party: Party, id: string): Promise<Shown> {
  const found = await findInterview(db, party, id)
  if (!found) throw notFound()
  return shownOf(db, party, found)
}

/** Until when proposed times wait for an answer: a day, and not longer than the last of them. */
function answerUntil(times: readonly string[]): Date {
  const last = Math.max(...times.map((at) => Date.parse(at)))
  return new Date(Math.min(last, Date.now() + interviewTerms.answerHours * hourMs))
}

/**
 * Until when a wish for another time waits for an answer. What was agreed on stands again an hour before it begins at the
 * latest, so that both hear of that while it is to come.
 */
function wishUntil({ state, startsAt }: Interview, askedAt: Date): Date {
  const until = answerUntil([askedAt.toISOString()])
  if (state !== 'accepted' || startsAt === null) return until
  const leftMs = startsAt.getTime() - Date.now()
  return new Date(Math.min(until.getTime(), startsAt.getTime() - Math.min(hourMs, leftMs / 2)))
}

/** The same moments, written alike and the earliest first. */
const inOrder = (times: readonly string[]) => times.map((at) => new Date(at).toISOString()).sort()

/** Refuses whoever could not write to the other side either, and to expect somebody who asked for the removal of their account. */
function requireRight(party: Party, row: ShownConversation | null): ShownConversation {
  if (!row) throw notFound()
  if (whyNotOf(party, row) !== null) throw new Problem(409, 'conversation_closed')
  if (row.worker?.isLeaving)
    throw new Problem(409, party.side === 'company' ? 'applicant_leaves' : 'own_account_leaves')
  return row
}

/** Notes a change where both sides see it: in the conversation's streams, and in the audit trail. */
async function publish(
  tx: Database,
  party: Party,
  interview: Interview,
  event: InterviewEvent,
): Promise<void> {
  const { companyId, workerId, id } = interview
  await touchConversation(tx, interview)
  await recordAudit(tx, {
    actorUid: party.uid,
    requestId: party.requestId,
    companyId,
    action: `interview.${event}`,
    subjectType: interviewSubject,
    subjectId: id,
    after: { side: party.side, state: interview.state, workerId, startsAt: interview.startsAt },
  })
}

/** Tells streams that the interview of a conversation is another. */
export async function touchConversation(tx: Database, { companyId, workerId }: Interview): Promise<void> {
  const row = await findOfPair(tx, 'company', { companyId, workerId })
  if (!row) return
  const { id } = row.conversation
  await changeConversation(tx, row.conversation, {})
  await tellTalk(tx, { of: 'conversation', companyId, workerId, id })
}

export type Proposal = {
  readonly workerId: string
  readonly jobPostId: string | null
  readonly kind: InterviewKind
  readonly place: string
  readonly position: { readonly lat: number; readonly lng: number } | null
  readonly note: string
  readonly minutes: InterviewLength
  readonly times: readonly string[]
}

/**
 * Proposes an interview to somebody whom the company may write to. 404 for anybody else, 409 `conversation_closed` when
 * nothing can be written to them now, `applicant_leaves` once they asked for the removal of their account, and
 * `interview_live` while another interview of the two is to come.
 */
export async function propose(
  parts: TalkParts,
  tx: Database,
  party: CompanyParty,
  { workerId, jobPostId, position, times, ...terms }: Proposal,
): Promise<Shown> {
  const pair = { companyId: party.companyId, workerId }
  const { conversation } = await begin({ ...parts, db: tx }, party, pair, jobPostId)
  const locked = await lockConversation(tx, party, conversation.id)
  const row = requireRight(party, await findOfPair(tx, 'company', pair))
  if (!locked) throw notFound()
  const ordered = inOrder(times)
  const isAbout = jobPostId !== null && row.conversation.jobPostId === jobPostId
  const added = await insertInterview(tx, {
    ...pair,
    ...terms,
    id: uuidv7(),
    hostUid: party.uid,
    jobPostId: isAbout ? jobPostId : null,
    jobPostTitle: isAbout ? row.conversation.jobPostTitle : null,
    jobPostWorkType: isAbout ? row.conversation.jobPostWorkType : null,
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    times: ordered,
    expiresAt: answerUntil(ordered),
  })
  if (!added) throw new Problem(409, 'interview_live')
  await changeConversation(tx, locked, { updatedAt: new Date() })
  await publish(tx, party, added, 'propose')
  await tellOther(tx, party, 'proposed', added, row)
  return shownOf(tx, party, added)
}

/** An interview that is locked and at the version that its party saw, with the state that an event leads to. */
async function requireStep(
  tx: Database,
  party: Party,
  { id, version, event }: { readonly id: string; readonly version: number; readonly event: InterviewEvent },
) {
  const interview = await lockInterview(tx, party, id)
  if (!interview) throw notFound()
  const current = () => shownOf(tx, party, interview)
  if (interview.version !== version) throw stale(await current())
  const to = nextInterviewState(interview.state, event, party.side)
  if (!to || !fitsHour(event, interview)) throw new Problem(409, 'wrong_state', { current: await current() })
  const row = await findOfPair(tx, party.side, interview)
  return { interview, to, row }
}

export type Step = { readonly id: string; readonly version: number }

/** Agrees on a time, which takes it of both: 409 when one of them has another interview then. */
async function agree(tx: Database, interview: Interview, startsAt: Date): Promise<Interview> {
  if (startsAt <= new Date()) throw new Problem(409, 'interview_time_past')
  await freeSlots(tx, interview)
  if (!(await takeSlots(tx, interview, 'worker', startsAt))) throw new Problem(409, 'interview_worker_busy')
  if (!(await takeSlots(tx, interview, 'host', startsAt))) throw new Problem(409, 'interview_host_busy')
  return settleOn(tx, interview, startsAt)
}

/** What both agreed on, with the reminders that are still to be told. */
function settleOn(tx: Database, interview: Interview, startsAt: Date): Promise<Interview> {
  const hoursLeft = (startsAt.getTime() - Date.now()) / hourMs
  return changeInterview(tx, interview, {
    state: 'accepted',
    startsAt,
    askedAt: null,
    askedReason: '',
    sequence: interview.sequence + 1,
    reminded: hoursLeft > 24 ? 0 : hoursLeft > 1 ? 1 : 2,
  })
}

/** Brings back what was agreed on before the worker asked for another time; null where nothing was, or its time is past. */
export async function restoreAgreed(tx: Database, interview: Interview): Promise<Interview | null> {
  const { startsAt } = interview
  const isToCome = startsAt !== null && startsAt > new Date()
  return isToCome && (await holdsSlots(tx, interview)) ? settleOn(tx, interview, startsAt) : null
}

/** The worker takes one of the proposed times, also after asking for another; the company takes the one asked for. */
export async function acceptTime(
  db: Database,
  party: Party,
  step: Step & { readonly at: string },
): Promise<Shown> {
  return db.transaction(async (tx) => {
    const { interview, row } = await requireStep(tx, party, { ...step, event: 'accept' })
    const at = new Date(step.at)
    const offered = party.side === 'worker' ? interview.times : [interview.askedAt?.toISOString() ?? '']
    if (!offered.includes(at.toISOString())) throw new Problem(409, 'interview_time_gone')
    requireRight(party, row)
    const agreed = await agree(tx, interview, at)
    await publish(tx, party, agreed, 'accept')
    await tellOther(tx, party, 'accepted', agreed, row)
    return shownOf(tx, party, agreed)
  })
}

/** The times that an interview may be at as it stands. */
const standingTimes = ({ state, startsAt, times }: Interview): readonly string[] =>
  state === 'accepted' && startsAt ? [startsAt.toISOString()] : times

/** The worker asks for another time, also of one that was agreed on; 409 `interview_same_time` for one that stands already. */
export async function askOther(
  db: Database,
  party: Party,
  step: Step & { readonly at: string; readonly reason: string },
): Promise<Shown> {
  return db.transaction(async (tx) => {
    const { interview, to, row } = await requireStep(tx, party, { ...step, event: 'ask_other' })
    requireRight(party, row)
    const askedAt = new Date(step.at)
    if (standingTimes(interview).includes(askedAt.toISOString()))
      throw new Problem(409, 'interview_same_time')
    // What stood until now can still be taken; a time that was agreed on stays taken for the two, and stands unless this is answered.
    const changed = await changeInterview(tx, interview, {
      state: to,
      times: standingTimes(interview),
      askedAt,
      askedReason: step.reason,
      expiresAt: wishUntil(interview, askedAt),
      sequence: nextSequence(interview),
    })
    await publish(tx, party, changed, 'ask_other')
    await tellOther(tx, party, 'other_time', changed, row)
    return shownOf(tx, party, changed)
  })
}

/** The company names other times. */
export async function proposeAgain(
  db: Database,
  party: Party,
  step: Step & Pick<Proposal, 'times' | 'minutes'>,
): Promise<Shown> {
  return db.transaction(async (tx) => {
    const { interview, to, row } = await requireStep(tx, party, { ...step, event: 'propose' })
    requireRight(party, row)
    await freeSlots(tx, interview)
    const times = inOrder(step.times)
    const changed = await changeInterview(tx, interview, {
      state: to,
      times,
      minutes: step.minutes,
      hostUid: party.uid,
      askedAt: null,
      askedReason: '',
      expiresAt: answerUntil(times),
      sequence: nextSequence(interview),
    })
    await publish(tx, party, changed, 'propose')
    await tellOther(tx, party, 'proposed', changed, row)
    return shownOf(tx, party, changed)
  })
}

/** Either side ends an interview that is to come: nobody needs a right to say no. */
export async function end(
  db: Database,
  party: Party,
  step: Step & { readonly event: 'decline' | 'cancel' },
): Promise<Shown> {
  return db.transaction(async (tx) => {
    const { interview, to, row } = await requireStep(tx, party, step)
    const changed = await endInterview(tx, interview, to, party.side)
    await publish(tx, party, changed, step.event)
    await tellOther(tx, party, to === 'declined' ? 'declined' : 'cancelled', changed, row)
    return shownOf(tx, party, changed)
  })
}

/**
 * The worker takes a refusal back, and answers what was proposed after all; 409 `wrong_state` once another interview of the two
 * is to come.
 */
export async function reconsider(db: Database, party: Party, step: Step): Promise<Shown> {
  return db.transaction(async (tx) => {
    const { interview, to, row } = await requireStep(tx, party, { ...step, event: 'reconsider' })
    requireRight(party, row)
    if (await hasLive(tx, interview))
      throw new Problem(409, 'wrong_state', { current: await shownOf(tx, party, interview) })
    const changed = await changeInterview(tx, interview, {
      state: to,
      askedAt: null,
      askedReason: '',
      expiresAt: reconsiderUntil(interview),
      sequence: nextSequence(interview),
    })
    await publish(tx, party, changed, 'reconsider')
    await tellOther(tx, party, 'reconsidered', changed, row)
    return shownOf(tx, party, changed)
  })
}

type Outcome = {
  readonly event: 'complete' | 'mark_no_show'
  readonly note: string
  readonly decision: InterviewDecision | null
}

/** Notes what became of an interview; the worker is told nothing of it, and nobody is asked about it any more. */
export async function noteOutcome(db: Database, party: Party, step: Step & Outcome): Promise<Shown> {
  return db.transaction(async (tx) => {
    const { interview, to, row } = await requireStep(tx, party, step)
    await freeSlots(tx, interview)
    const changed = await changeInterview(tx, interview, {
      state: to,
      outcomeNote: step.note,
      decision: step.decision,
    })
    await publish(tx, party, changed, step.event)
    await tellOther(tx, party, 'dealt_with', changed, row)
    return shownOf(tx, party, changed)
  })
}
