import type { AddressCheck } from '@/services/shared/accounts/address-check'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { linkMail } from '@/services/shared/mails/link-mail'
import type { MailComposer } from '@/services/shared/outbox/outbox'
import { findJobPost, type Shift as StoredShift } from '../job-posts/repository'
import { byStart, hasBegun, timesOfShift } from '../job-posts/shift-places'
import texts from './mails-th.json' with { type: 'json' }
import { findWithPost, type OwnApplication } from './own-applications-repository'
import { presentOwn, presentOwnShift } from './present'
import type { ChangedTerm } from './table'

type MailParts = {
  readonly db: Database
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly appUrl: string
  readonly hasOwnAddress: AddressCheck
}

const isIn = <Texts extends object>(some: Texts, state: string): state is keyof Texts & string =>
  state in some

/** Shifts listed in a mail; the rest are on the page of the job. */
const namedAtMost = 10

type Shift = NonNullable<ReturnType<typeof presentOwn>['assignedShifts']>[number]

const day = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
  timeZone: 'Asia/Bangkok',
  weekday: 'long',
  day: 'numeric',
  month: 'short',
})

function inWords({ date, startTime, endTime }: Shift): string {
  const hours = `${startTime}–${endTime} ${texts.shift.hours}`
  const words = `${day.format(new Date(`${date}T12:00:00+07:00`))} ${hours}`
  return endTime <= startTime ? `${words} ${texts.shift.untilNextDay}` : words
}

function listInWords(shifts: readonly Shift[]): string {
  const named = shifts.slice(0, namedAtMost).map(inWords).join(', ')
  const others = shifts.length - namedAtMost
  return others > 0 ? `${named} ${texts.shift.more.replace('{count}', String(others))}` : named
}

type StateTexts = (typeof texts.states)[keyof typeof texts.states]

/**
 * What the mail says about a state, with the applicant's shifts if they have any; null for a state nobody is told of.
 */
function aboutState(state: string, hasShifts: boolean): StateTexts | null {
  if (!isIn(texts.states, state)) return null
  return hasShifts && isIn(texts.ofShifts, state)
    ? { ...texts.states[state], body: texts.ofShifts[state] }
    : texts.states[state]
}

/** What the mail says about changed shifts in a state; null when that is not told. */
const aboutChange = (state: string): StateTexts | null =>
  isIn(texts.ofChange, state) ? texts.ofChange[state] : null

/** What the mail says about changed terms in a state; null when that is not told. */
const aboutTerms = (state: string): StateTexts | null =>
  isIn(texts.ofTerms, state) ? texts.ofTerms[state] : null

const inBaht = (satang: number) =>
  (satang / 100).toLocaleString('th-TH', { minimumFractionDigits: satang % 100 === 0 ? 0 : 2 })

function payInWords({ payUnit, payAmount }: OwnApplication['post']): string {
  if (!payUnit || payAmount === null) return ''
  return texts.payUnits[payUnit].replace('{amount}', inBaht(payAmount))
}

/**
 * An applicant's shifts that have not begun, the next first; every one of the post when they have none of their own.
 */
async function workToCome(
  db: Database,
  { companyId, jobPostId, assignedShiftIds }: OwnApplication['application'],
): Promise<Shift[]> {
  const post = await findJobPost(db, { companyId, branchIds: null }, jobPostId)
  const isTheirs = (id: string) => !assignedShiftIds?.length || assignedShiftIds.includes(id)
  const isToCome = (shift: StoredShift) => timesOfShift(shift) !== null && !hasBegun(shift)
  const theirs = (post?.shifts ?? []).filter((shift) => isTheirs(shift.id) && isToCome(shift))
  return byStart(theirs).map(presentOwnShift)
}

/** The terms that changed, as they are now. */
function termsInWords(
  terms: readonly string[],
  post: OwnApplication['post'],
  shifts: readonly Shift[],
): string {
  const now: Record<ChangedTerm, string> = {
    shifts: listInWords(shifts) || texts.shift.asPosted,
    place: [post.branchName, post.district, post.province].filter(Boolean).join(' '),
    pay: payInWords(post),
  }
  return terms
    .filter((term) => isIn(now, term))
    .map((term) => texts.terms[term].replace(`{${term}}`, () => now[term]))
    .join(', ')
}

/** Composes the mails to workers about their applications; nothing is sent when the application is in another state by then. */
export function applicationMails({
  db,
  identity,
  appUrl,
  hasOwnAddress,
}: MailParts): Record<string, MailComposer> {
  const mailOf =
    (textsOf: (state: string, hasShifts: boolean) => StateTexts | null): MailComposer =>
    async ({ companyId = '', id = '', state = '', terms = '' }) => {
      const found = await findWithPost(db, { companyId, id })
      const { workerUid = null, worker = null } = found?.application ?? {}
      if (!found || !workerUid || !worker || found.application.state !== state) return null
      const signedIn = await identity.lookup(workerUid)
      // Whoever was given another address past us has their own again by now.
      const isOwn = signedIn === null || (await hasOwnAddress(signedIn))
      const user = isOwn ? signedIn : await identity.lookup(workerUid)
      // An address that nobody proved to be theirs may be somebody else's.
      if (!user?.email || !user.emailVerified) return null
      const told = state === 'expired' && found.post.state === 'cancelled' ? 'cancelled' : state
      const own = presentOwn(found).assignedShifts ?? []
      const said = textsOf(told, own.length > 0)
      if (!said) return null
      const work = terms ? await workToCome(db, found.application) : []
      return linkMail({
        texts: { ...texts.shared, ...said },
        to: user.email,
        name: worker.displayName,
        link: new URL(`/jobs/${found.application.jobPostId}`, appUrl).href,
        params: {
          title: found.post.title ?? '',
          company: found.post.companyName,
          count: String(own.length),
          shifts: listInWords(own),
          what: termsInWords(terms.split(','), found.post, work),
        },
      })
    }
  return {
    application_moved: mailOf(aboutState),
    application_shifts_changed: mailOf(aboutChange),
    application_terms_changed: mailOf(aboutTerms),
  }
}
