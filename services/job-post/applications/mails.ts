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

const isTold = (state: string): state is keyof typeof texts.states => state in texts.states

const tellsShifts = (state: string): state is keyof typeof texts.ofShifts => state in texts.ofShifts

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

/** Composes the mails to workers about their applications; what stands otherwise by now is not told. */
export function applicationMails({ db, identity, appUrl }: MailParts): Record<string, MailComposer> {
  return {
    async application_moved({ companyId = '', id = '', state = '' }) {
      const found = await findWithPost(db, { companyId, id })
      const { workerUid = null, worker = null } = found?.application ?? {}
      if (!found || !workerUid || !worker || found.application.state !== state) return null
      const user = await identity.lookup(workerUid)
      // An address that nobody proved to be theirs may be somebody else's.
      if (!user?.email || !user.emailVerified) return null
      const told = state === 'expired' && found.post.state === 'cancelled' ? 'cancelled' : state
      if (!isTold(told)) return null
      const own = presentOwn(found).assignedShifts ?? []
      const body = own.length > 0 && tellsShifts(told) && { body: texts.ofShifts[told] }
      return linkMail({
        texts: { ...texts.shared, ...texts.states[told], ...body },
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
    },
  }
}
