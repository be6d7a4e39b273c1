import { getTranslations } from 'next-intl/server'
import { getMe } from '@/lib/accounts/data'
import { apiHandler } from '@/lib/api/handler'
import { refusal } from '@/lib/api/refusal'
import { type CalendarEntry, calendarFile } from '@/lib/applications/calendar-file'
import { requireIdentity } from '@/lib/auth/session'
import { webSettings } from '@/lib/config/web-settings'
import { findInterview, listInterviews } from '@/lib/interviews/data'
import type { Interview } from '@/lib/interviews/interview'

/** The viewer's interviews as a calendar file: those agreed on, or one, whose cancellation it says as well. */
export const GET = apiHandler(async (request) => {
  await requireIdentity(request)
  const me = await getMe()
  if (!me) throw refusal('not_found')
  const side = me.kind === 'worker' ? 'worker' : 'company'
  const id = new URL(request.url).searchParams.get('interview')
  const one = id === null ? null : await findInterview(side, id)
  const found = id === null ? (await listInterviews(side)).filter(({ state }) => state === 'accepted') : [one]
  const entries = await Promise.all(found.flatMap((interview) => (interview ? entryOf(interview) : [])))
  const known = entries.filter((entry) => entry !== null)
  if (known.length === 0) throw refusal('not_found')
  const t = await getTranslations('interviewing.calendar')
  return new Response(calendarFile(t('name'), known, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="partim-interview.ics"',
    },
  })
})

async function entryOf(interview: Interview): Promise<CalendarEntry | null> {
  const { id, sequence, startsAt, minutes, state, kind, place, position, note, with: other, post } = interview
  if (startsAt === null) return null
  const t = await getTranslations('interviewing')
  const start = new Date(startsAt)
  const url = new URL(`/chat?c=${interview.conversationId ?? ''}`, webSettings().APP_URL).href
  return {
    uid: `${id}@partim`,
    sequence,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    title: [t('calendar.title', { name: other.name }), post?.title].filter(Boolean).join(' · '),
    place: kind === 'phone' ? t('kinds.phone') : place,
    position,
    notes: [t(`kinds.${kind}`), note, url].filter(Boolean).join('\n'),
    url,
    alarm: t('calendar.alarm', { name: other.name }),
    alarms: ['-P1D', '-PT1H'],
    isCancelled: state !== 'accepted' && state !== 'completed' && state !== 'no_show',
    isLocal: true,
  }
}
