import { getTranslations } from 'next-intl/server'
import { wordingOf } from '@/lib/addresses/place'
import { apiHandler } from '@/lib/api/handler'
import { refusal } from '@/lib/api/refusal'
import { type CalendarEntry, calendarFile } from '@/lib/applications/calendar-file'
import type { OwnApplication } from '@/lib/applications/own-application'
import { findOwnApplication, listLiveApplications } from '@/lib/applications/own-data'
import { requireIdentity } from '@/lib/auth/session'
import { webSettings } from '@/lib/config/web-settings'
import { formatBaht } from '@/lib/money/format-baht'
import { shownPhone } from '@/validators/contact-phone'
import { timedShifts } from '@/validators/working-time'

/** The shifts the viewer is hired for as a calendar file: those of one application, or of all. */
export const GET = apiHandler(async (request) => {
  await requireIdentity(request)
  const id = new URL(request.url).searchParams.get('application')
  const found = id === null ? await listLiveApplications() : [await findOwnApplication(id)]
  const jobs = found.filter((one) => one?.state === 'hired')
  if (jobs.length === 0) throw refusal('not_found')
  const t = await getTranslations('calendarFile')
  const entries = await Promise.all(jobs.flatMap((job) => (job ? entriesOf(job) : [])))
  return new Response(calendarFile(t('name'), entries.flat(), new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="partim.ics"',
    },
  })
})

async function entriesOf(job: OwnApplication): Promise<CalendarEntry[]> {
  const [t, addresses] = await Promise.all([getTranslations('calendarFile'), getTranslations('addresses')])
  const { id, version, post, shifts, contact, workDay } = job
  const { address, lat = null, lng = null } = workDay ?? {}
  const wording = wordingOf(address?.province ?? '')
  const url = new URL(`/jobs/applications?application=${id}`, webSettings().APP_URL).href
  return timedShifts(shifts).map(({ position, start, end }) => {
    const shift = shifts[position]
    const notes = [
      contact?.name && t('askFor', { name: contact.name }),
      contact?.phone && t('phone', { phone: shownPhone(contact.phone) }),
      workDay?.gear && t('gear', { gear: workDay.gear }),
      shift?.pay != null && t('pay', { pay: formatBaht(shift.pay) }),
      url,
    ]
    return {
      uid: `${shift?.id}.${id}@partim`,
      sequence: version,
      start: new Date(start * 60_000),
      end: new Date(end * 60_000),
      title: `${post.title} · ${post.companyName}`,
      place: [post.branchName, address && addresses(`${wording}.full`, address)].filter(Boolean).join(' '),
      position: lat !== null && lng !== null ? { lat, lng } : null,
      notes: notes.filter(Boolean).join('\n'),
      url,
      alarm: t('alarm'),
    }
  })
}
