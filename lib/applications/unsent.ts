import 'client-only'
import type { Creation } from '@/lib/api/create-once'
import { localProblem, type Problem, ProblemError } from '@/lib/api/problem'
import { pageOwner } from '@/lib/auth/page-account'
import { dropInput, keepInput, keptInput } from '@/lib/drafts/kept-input'
import { currentTime } from '@/validators/clock'
import type { FirstAnswers } from '@/validators/first-answers'
import { type ShiftTerms, timedShifts } from '@/validators/working-time'
import { isGiven, type OwnAnswer, type Seen, sendEarlierAnswer } from './own-answers'
import type { OwnApplication } from './own-application'
import { findOwnApplication, readOwnApplication } from './own-requests'
import {
  type Application,
  applyDraft,
  forgetApplication,
  storeApplication,
  storeBirthDate,
  storeFirstAnswers,
} from './store-application'
import { unsentPrefix } from './unsent-prefix'

/** An application, and what has to be known of a worker before it. */
type ToApply = {
  readonly body: Application
  /** A day of birth (YYYY-MM-DD) instead of what was known. */
  readonly birthDate: string | null
  /** What they say of themselves for the first time. */
  readonly first: FirstAnswers | null
}

/**
 * What became of something that waited: it was sent, or refused, or is not wanted any more. The last is kept until it is known
 * whether a request arrived whose answer was lost.
 */
type Became = 'sent' | 'cancelled' | Pick<Problem, 'code' | 'status' | 'params'>
/** What its owner is shown of it. */
type Shown = Exclude<Became, 'cancelled'>

/**
 * What a worker pressed without a network: one application for a post, or one answer about an application. It is kept for
 * whose it is (decision 128) until it is sent, and then until they are told what became of it.
 */
type Kept<B extends Became> = {
  /** Of the post, or of the application that is answered. */
  readonly id: string
  /** The name of the job. */
  readonly title: string
  /** Until when sending helps, in milliseconds since 1970. */
  readonly until: number
  readonly became?: B
  /** Its owner's session has ended: nothing is sent before they sign in again. */
  readonly needsSignIn?: true
} & (
  | { readonly kind: 'application'; readonly toApply: ToApply }
  | { readonly kind: 'answer'; readonly seen: Seen; readonly answer: OwnAnswer }
)
export type Unsent = Kept<Shown>
type AnyUnsent = Kept<Became>

/** What became of something that waited: the application as it stands, or why it was refused. */
export type UnsentNews = {
  readonly item: Unsent
  /** Its owner takes it for not sent: they thought better of it. */
  readonly wasCancelled: boolean
} & Outcome
type Outcome =
  | { readonly now: OwnApplication; readonly problem: null }
  | { readonly now: null; readonly problem: Problem }

const minuteMs = 60_000
const keptForMs = 24 * 60 * minuteMs

/** How soon it is tried again while the browser has a network and nothing gets through: twice as late each time, up to a limit. */
const againAfterMs = 10_000
const againAfterAtMostMs = 160_000

const keyOf = (id: string) => unsentPrefix + id

/** The job whose application or answer is kept. */
type Job = { readonly title: string; readonly shifts: readonly ShiftTerms[] }

/** Until when sending helps: until the first shift begins that has not yet, and for a day at most. */
function untilOf(shifts: readonly ShiftTerms[]): number {
  const now = currentTime().getTime()
  const starts = timedShifts(shifts).map(({ start }) => start * minuteMs)
  return Math.min(now + keptForMs, ...starts.filter((start) => start > now))
}

/** Whether a request did not get through: it never left, or nothing answered in time. */
const isAway = ({ code, requestId }: Problem): boolean =>
  code === 'network' || (requestId === '' && (code === 'unavailable' || code === 'upstream_timeout'))

/** Whether the same may succeed later: nothing got through, a service is down, or the owner has to sign in again. */
const mayPass = (problem: Problem): boolean =>
  isAway(problem) ||
  problem.status >= 500 ||
  [401, 408, 412, 425, 428, 429].includes(problem.status) ||
  problem.code === 'request_in_progress'

const problemOf = (error: unknown): Problem =>
  error instanceof ProblemError ? error.problem : localProblem('network')

/** Hears that something else is kept, or with news what became of it; answers whether the person sees that by it. */
type Listener = (news: UnsentNews | null) => boolean
const listeners = new Set<Listener>()
const tell = (news: UnsentNews | null): boolean => {
  // All of them hear it.
  const seen = [...listeners].map((listener) => listener(news))
  return seen.includes(true)
}

/** Calls a listener with what happens to what waits, also in other tabs; returns how to stop. */
export function onUnsent(listener: Listener): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(unsentPrefix)) listener(null)
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}

const find = (id: string): AnyUnsent | null => keptInput<AnyUnsent>(keyOf(id))?.values ?? null

const isShown = (item: AnyUnsent): item is Unsent => item.became !== 'cancelled'

/** What the page's owner pressed that waits, and what became of it while nobody told them. */
export const listUnsent = (): readonly Unsent[] => listKept().filter(isShown)

function listKept(): readonly AnyUnsent[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(unsentPrefix))
    return keys.flatMap((key) => find(key.slice(unsentPrefix.length)) ?? []).sort((a, b) => a.until - b.until)
  } catch {
    // Storage is refused: nothing is kept.
    return []
  }
}

/** Keeps something for the page's owner; answers whether it is kept. A visitor's would be sent by whoever signs in next. */
function keep(item: AnyUnsent): boolean {
  if (pageOwner() === null || keepInput(keyOf(item.id), item) === null) return false
  tell(null)
  return true
}

/**
 * Forgets what waits, because it is not wanted any more, or the person knows what became of it; where it may have arrived all
 * the same, that is looked up and told.
 */
export function dropUnsent(item: Unsent): void {
  const { id, kind, became } = item
  dropInput(keyOf(id))
  // Whoever thinks better of it and applies with other shifts means those.
  if (kind === 'application' && !became) forgetApplication(id)
  if (!isOpen(item) || !keep({ ...item, became: 'cancelled' })) tell(null)
  else wake()
}

/** Forgets what was thought better of, because something else was decided about the same. */
export function forgetCancelled(id: string): void {
  if (find(id)?.became === 'cancelled') dropInput(keyOf(id))
}

/** The account for which this page sends. */
const account = (): string | null => pageOwner()?.account ?? null

/**
 * Sends an application with what has to be known before it; each part may be sent again, and none with the session of who
 * signed in meanwhile.
 */
async function sendApplication({ body, birthDate, first }: ToApply): Promise<Creation<OwnApplication>> {
  const whose = account()
  const otherAccount = () =>
    account() === whose ? null : { ...localProblem('account_changed'), status: 412 }
  const problem =
    (birthDate !== null && ((await storeBirthDate(birthDate)) ?? otherAccount())) ||
    (first !== null && ((await storeFirstAnswers(first)) ?? otherAccount()))
  return problem ? { problem } : storeApplication(body)
}

/** Applies, or keeps the application until there is a network. */
export async function applyOrKeep(
  toApply: ToApply,
  job: Job,
): Promise<Creation<OwnApplication> | { readonly isKept: true }> {
  const creation = await sendApplication(toApply)
  const id = toApply.body.jobPostId
  if ('resource' in creation) {
    dropInput(keyOf(id))
    tell(null)
    return creation
  }
  const about = { id, title: job.title, until: untilOf(job.shifts) }
  const isKept = isAway(creation.problem) && keep({ ...about, kind: 'application', toApply })
  return isKept ? { isKept } : creation
}

/** Keeps an answer that failed because there is no network; answers whether it waits now. */
export function keepAnswer(application: OwnApplication, answer: OwnAnswer, failure: unknown): boolean {
  if (!isAway(problemOf(failure))) return false
  const { id, state, version, termChange, post, shifts } = application
  const seen = { id, state, version, termChange }
  return keep({ id, title: post.title, until: untilOf(shifts), kind: 'answer', seen, answer })
}

/** Sends what waits; answers whether something got through, so that the next may as well. */
async function attempt(item: AnyUnsent): Promise<boolean> {
  const whose = account()
  try {
    const now = await sent(item)
    // Who signed in meanwhile is told nothing of it; its owner finds it sent, as what is sent again is answered the same.
    if (account() !== whose) return true
    if (item.kind === 'application') dropInput(`partim:draft:${applyDraft(item.id)}`)
    settle(item, 'sent', { now, problem: null })
  } catch (error) {
    const problem = problemOf(error)
    if (mayPass(problem) || account() !== whose) {
      const wait = problem.params?.seconds
      if (typeof wait === 'number') notBefore = Date.now() + wait * 1000
      if (account() !== whose) return true
      if (isLate(item)) giveUp(item)
      else if (!isAway(problem)) {
        const kept = find(item.id)
        if (kept) keepInput(keyOf(item.id), { ...kept, needsSignIn: problem.status === 401 || undefined })
        tell(null)
      }
      return false
    }
    refuse(item, problem)
  }
  return true
}

/** Says of what is too late to be sent that it waits no more, although it is not known yet whether it arrived. */
function giveUp(item: AnyUnsent): void {
  if (item.became) return
  if (item.kind === 'application') forgetApplication(item.id)
  refuse(item, { ...localProblem('waited_too_long'), status: 409 })
}

function refuse(item: AnyUnsent, problem: Problem): void {
  const { code, status, params } = problem
  settle(item, { code, status, params }, { now: null, problem })
}

async function sent(item: AnyUnsent): Promise<OwnApplication> {
  if (item.became || isLate(item)) {
    const now = await arrived(item)
    if (now) return now
    if (item.kind === 'application') forgetApplication(item.id)
    throw new ProblemError({ ...localProblem('not_sent_in_time'), status: 409 })
  }
  if (item.kind === 'answer') return sendEarlierAnswer(item.seen, item.answer)
  const creation = await sendApplication(item.toApply)
  if ('problem' in creation) throw new ProblemError(creation.problem)
  return creation.resource
}

/** The application as it stands where a request whose answer was lost arrived; null where nothing did. */
async function arrived(item: AnyUnsent): Promise<OwnApplication | null> {
  if (item.kind === 'answer') {
    const now = await readOwnApplication(item.seen)
    return isGiven(item.answer, now) ? now : null
  }
  const now = await findOwnApplication(item.id)
  // One that was withdrawn before this one was sent is no answer to it.
  return now && !now.mayApplyAgain ? now : null
}

/** Keeps what became of something until the person knows, and tells it where they are if what they look at does not. */
function settle(item: AnyUnsent, became: Shown, outcome: Outcome): void {
  const kept = find(item.id)
  // Nobody has to know why something was refused that they do not want any more.
  if (outcome.problem && (!kept || kept.became === 'cancelled')) {
    dropInput(keyOf(item.id))
    return
  }
  const settled: Unsent = { ...item, became }
  keepInput(keyOf(item.id), settled)
  tell(null)
  const news = { ...outcome, item: settled, wasCancelled: kept?.became === 'cancelled' }
  if (!tell(news)) tellElsewhere(news)
}

/** How long another tab may send before this one does not wait for it any more: more than one request takes. */
const turnMs = 15_000

/**
 * Works while no other tab of this browser sends. One that a phone suspends keeps its turn without ending it; nothing is stored
 * twice where that goes on later.
 */
async function alone(work: () => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return work()
  const waiting = new AbortController()
  const end = setTimeout(() => waiting.abort(), turnMs)
  try {
    return await navigator.locks.request('partim-unsent', { signal: waiting.signal }, () => {
      clearTimeout(end)
      return work()
    })
  } catch (error) {
    if (!waiting.signal.aborted) throw error
    return work()
  }
}

const isWaiting = ({ became }: AnyUnsent): boolean => !became
/** Whether there is something to send, or to look up. */
const isOpen = ({ became }: AnyUnsent): boolean =>
  !became || became === 'cancelled' || (became !== 'sent' && became.code === 'waited_too_long')
const isLate = ({ until }: AnyUnsent): boolean => currentTime().getTime() >= until

/** Sends what waits, one after the other; answers whether nothing was in the way. */
async function sendAll(): Promise<boolean> {
  for (const { id } of listKept().filter(isOpen)) {
    // Another tab may have sent it, or somebody thought better of it.
    const item = find(id)
    if (item && isOpen(item) && !(await attempt(item))) return false
  }
  return true
}

let tellElsewhere: (news: UnsentNews) => void = () => undefined
let isWatched = false
let isSending = false
/** Whether something changed since the sending that goes on began. */
let isWoken = false
/** How often in a row nothing got through. */
let misses = 0
/** Until when a service asked to be left alone, in milliseconds since 1970. */
let notBefore = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends all that waits once, if this page is visible and is not at it. */
function send(): void {
  const isAnyLate = () => listUnsent().some((item) => isWaiting(item) && isLate(item))
  const isAsleep = document.visibilityState === 'hidden' || Date.now() < notBefore
  if (isAsleep || !(navigator.onLine || isAnyLate())) {
    later()
    return
  }
  if (isSending) return
  // Who was signed in may not be any more.
  if (account() === null) tell(null)
  isSending = true
  isWoken = false
  void alone(sendAll)
    .then((isThrough) => {
      misses = isThrough ? 0 : misses + 1
    })
    .finally(() => {
      isSending = false
      if (isWoken) send()
      else later()
    })
}

/** Sends because something changed; the sending that goes on may have begun without a network, and is followed by another. */
function wake(): void {
  isWoken = isSending
  send()
}

function later(): void {
  clearTimeout(timer)
  if (!listKept().some(isOpen)) return
  const after = Math.min(againAfterMs * 2 ** Math.max(misses - 1, 0), againAfterAtMostMs)
  timer = setTimeout(send, Math.max(after, notBefore - Date.now()))
}

/**
 * From now on sends what waits, each once, as soon as there is a network: at once, when the browser says so, when the page is
 * looked at again, and every now and then. `tellOfIt` is called with what became of something and nothing in the page shows.
 */
export function watchUnsent(tellOfIt: (news: UnsentNews) => void): void {
  if (isWatched) return
  isWatched = true
  tellElsewhere = tellOfIt
  onUnsent(() => {
    later()
    return false
  })
  addEventListener('online', wake)
  addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', wake)
  wake()
}
