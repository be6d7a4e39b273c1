import { getTranslations } from 'next-intl/server'
import { wordingOf } from '@/lib/addresses/place'
import { apiHandler } from '@/lib/api/handler'
import { refusal } from '@/lib/api/refusal'
import { type CalendarEntry, calendarFile, sequenceAt } from '@/lib/applications/calendar-file'
import { calendarShifts } from '@/lib/applications/calendar-shifts'
import type { OwnApplication } from '@/lib/applications/own-application'
import { findOwnApplication, listEndedApplications, listLiveApplications } from '@/lib/applications/own-data'
import { requireIdentity } from '@/lib/auth/session'
import { webSettings } from '@/lib/config/web-settings'
import { formatBaht } from '@/lib/money/format-baht'
import { shownPhone } from '@/validators/contact-phone'

/**
 * The shifts the viewer is hired for as a calendar file: those of one application, or of all. Shifts that were theirs and are
 * not any more are cancelled in it.
 */
export const GET = apiHandler(async (request) => {
  await requireIdentity(request)
  const id = new URL(request.url).searchParams.get('application')
  const found = id === null ? await allApplications() : [await findOwnApplication(id)]
  const now = new Date()
  const listed = await Promise.all(found.flatMap((job) => (job ? entriesOf(job, now) : [])))
  const entries = listed.flat()
  // Of all jobs, those that were lost alone are no calendar.
  const isCalendar = entries.some(({ isCancelled }) => id !== null || !isCancelled)
  if (!isCalendar) throw refusal('not_found')
  const t = await getTranslations('calendarFile')
  return new Response(calendarFile(t('name'), entries, now), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="partim.ics"',
    },
  })
})

/** Those that lead to work, and those that ended lately. */
async function allApplications(): Promise<readonly OwnApplication[]> {
  const [live, ended] = await Promise.all([listLiveApplications(), listEndedApplications()])
  return [...live, ...ended.items]
}

async function entriesOf(job: OwnApplication, now: Date): Promise<CalendarEntry[]> {
  const [t, addresses] = await Promise.all([getTranslations('calendarFile'), getTranslations('addresses')])
  const { id, post, contact, workDay } = job
  const { address, lat = null, lng = null } = workDay ?? {}
  const wording = wordingOf(address?.province ?? '')
  const url = new URL(`/jobs/applications?application=${id}`, webSettings().APP_URL).href
  return calendarShifts(job).map(({ id: shiftId, start, end, pay, isCancelled }) => {
    const notes = [
      contact?.name && t('askFor', { name: contact.name }),
      contact?.phone && t('phone', { phone: shownPhone(contact.phone) }),
      workDay?.gear && t('gear', { gear: workDay.gear }),
      pay !== null && t('pay', { pay: formatBaht(pay) }),
      url,
    ]
    return {
      uid: `${shiftId}.${id}@partim`,
      sequence: sequenceAt(now),
      start,
      end,
      title: `${post.title} · ${post.companyName}`,
      place: [post.branchName, address && addresses(`${wording}.full`, address)].filter(Boolean).join(' '),
      position: lat !== null && lng !== null ? { lat, lng } : null,
      notes: notes.filter(Boolean).join('\n'),
      url,
      alarm: t('alarm'),
      isCancelled,
    }
  })
}
