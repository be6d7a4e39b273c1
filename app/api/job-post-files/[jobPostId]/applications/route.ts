import { getTranslations } from 'next-intl/server'
import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { refusal } from '@/lib/api/refusal'
import { spreadsheetFile } from '@/lib/api/spreadsheet-file'
import { type Application, calledState, type Stage } from '@/lib/applications/application'
import { everyApplication } from '@/lib/applications/data'
import { requireIdentity } from '@/lib/auth/session'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { getJobPost } from '@/lib/job-posts/data'
import type { JobPost } from '@/lib/job-posts/job-post'

const stages = [
  'hired',
  'offered',
  'interview',
  'shortlisted',
  'viewed',
  'submitted',
  'ended',
] as const satisfies readonly Stage[]

/** Rows are sent while they are read, this many at a time. */
const rowsAtOnce = 100

/** A post's applicants as a CSV file, those furthest along first. */
export const GET = apiHandler<{ jobPostId: string }>(async (request, { params: { jobPostId } }) => {
  await requireIdentity(request)
  if (!isId(jobPostId)) throw refusal('not_found')
  const t = await getTranslations('applications')
  const dates = await getTranslations('dates')
  const post = await getJobPost(jobPostId)
  const shifts = post?.shifts ?? []
  const timeOf = ({ date, startTime, endTime }: JobPost['shifts'][number]) => {
    const [start, end] = [startTime ?? '', endTime ?? '']
    const hours = `${formatDay(date ?? '')} ${dates('range', { start, end })}`
    return end <= start ? `${hours} ${dates('untilNextDay')}` : hours
  }
  const shiftsOf = ({ shiftIds, assignedShiftIds }: Application) => {
    const own = assignedShiftIds ?? shiftIds
    if (own.length === 0) return t('file.everyShift')
    return shifts
      .filter(({ id }) => own.includes(id))
      .map(timeOf)
      .join('\n')
  }
  const barred = (bar: Application['contactBar']) =>
    bar ? t(`file.contactBar.${bar.why}`, { day: bar.until ? formatDay(new Date(bar.until)) : '' }) : ''
  const rowOf = (application: Application) => {
    const { worker, contactBar, state, createdAt, answers } = application
    return [
      worker?.displayName ?? t('gone'),
      worker ? (worker.phone ?? barred(contactBar)) : '',
      worker ? String(worker.age) : '',
      t(`states.${calledState(state, post?.state === 'cancelled')}`),
      worker && worker.experienceYears > 0 ? String(worker.experienceYears) : '',
      worker?.district ?? '',
      worker?.province ?? '',
      `${formatDay(new Date(createdAt))} ${formatClock(new Date(createdAt))}`,
      shiftsOf(application),
      answers
        .map(({ kind, question, answer }) => {
          const said = kind === 'yes_no' ? t(answer === 'yes' ? 'yes' : 'no') : answer
          return `${question}: ${said}`
        })
        .join('\n'),
    ]
  }
  const heads = (
    [
      'applicant',
      'phone',
      'age',
      'state',
      'experience',
      'district',
      'province',
      'appliedAt',
      'shifts',
      'answers',
    ] as const
  ).map((name) => t(`file.${name}`))

  async function* pages() {
    let rows: string[][] = []
    for (const stage of stages) {
      for await (const application of everyApplication(jobPostId, stage)) {
        rows.push(rowOf(application))
        if (rows.length < rowsAtOnce) continue
        yield rows
        rows = []
      }
    }
    if (rows.length > 0) yield rows
  }

  return spreadsheetFile(heads, pages(), { name: t('file.name'), plainName: 'applicants' })
})
