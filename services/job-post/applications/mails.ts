import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { linkMail } from '@/services/shared/mails/link-mail'
import type { MailComposer } from '@/services/shared/outbox/outbox'
import texts from './mails-th.json' with { type: 'json' }
import { presentOwn } from './present'
import { findWithPost } from './repository'

type MailParts = {
  readonly db: Database
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly appUrl: string
}

const isIn = <Texts extends object>(some: Texts, state: string): state is keyof Texts & string =>
  state in some

/** More than these are read on the page of the job. */
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

/** What is said of a state, with the shifts that are somebody's where there are any; null where nothing is. */
function aboutState(state: string, hasShifts: boolean): StateTexts | null {
  if (!isIn(texts.states, state)) return null
  return hasShifts && isIn(texts.ofShifts, state)
    ? { ...texts.states[state], body: texts.ofShifts[state] }
    : texts.states[state]
}

/** What is said of other shifts in a state; null where that is not told. */
const aboutChange = (state: string): StateTexts | null =>
  isIn(texts.ofChange, state) ? texts.ofChange[state] : null

/** Composes the mails to workers about their applications; what stands otherwise by now is not told. */
export function applicationMails({ db, identity, appUrl }: MailParts): Record<string, MailComposer> {
  const mailOf =
    (textsOf: (state: string, hasShifts: boolean) => StateTexts | null): MailComposer =>
    async ({ companyId = '', id = '', state = '' }) => {
      const found = await findWithPost(db, { companyId, id })
      const { workerUid = null, worker = null } = found?.application ?? {}
      if (!found || !workerUid || !worker || found.application.state !== state) return null
      const user = await identity.lookup(workerUid)
      // An address that nobody proved to be theirs may be somebody else's.
      if (!user?.email || !user.emailVerified) return null
      const told = state === 'expired' && found.post.state === 'cancelled' ? 'cancelled' : state
      const own = presentOwn(found).assignedShifts ?? []
      const said = textsOf(told, own.length > 0)
      if (!said) return null
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
        },
      })
    }
  return {
    application_moved: mailOf(aboutState),
    application_shifts_changed: mailOf(aboutChange),
  }
}
