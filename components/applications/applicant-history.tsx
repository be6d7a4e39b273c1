import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { keptFresh } from '@/components/ui/kept-fresh'
import { Skeleton } from '@/components/ui/skeleton'
import { calledState, type HistoryEntry, type InterviewEntry } from '@/lib/applications/application'
import { askHistory } from '@/lib/applications/requests'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { type StandingEvent, standingEvents } from '@/validators/states/application'

/** A moment of the past with its day: "ส. 28 พ.ย. 2569 16:08 น." */
export const whenOf = (at: string) => `${formatDay(new Date(at))} ${formatClock(new Date(at))} น.`

const isStanding = (event: HistoryEntry['event']): event is StandingEvent =>
  (standingEvents as readonly HistoryEntry['event'][]).includes(event)

const isOfInterview = (entry: HistoryEntry | InterviewEntry): entry is InterviewEntry => 'what' in entry

/** After these the next proposal is of another interview. */
const ends: readonly InterviewEntry['what'][] = ['declined', 'cancelled', 'unanswered']

/** Whether a proposal names other times for an interview that there was. */
function isMove(entry: InterviewEntry, entries: readonly (HistoryEntry | InterviewEntry)[]): boolean {
  const before = entries.slice(0, entries.indexOf(entry)).filter(isOfInterview).at(-1)
  return entry.what === 'proposed' && before !== undefined && !ends.includes(before.what)
}

/** What is done to an interview is told to the other service a moment later. */
const everyMs = 10_000

type ApplicantHistoryProps = { applicationId: string; version: number; isPostCancelled: boolean }

/** What happened to an application and to its interviews, with who did it and when. */
export function ApplicantHistory({ applicationId, version, isPostCancelled }: ApplicantHistoryProps) {
  const t = useTranslations('applications')
  const problemText = useProblemText()
  const { data: entries, error } = useSWR(
    ['application-history', applicationId, version],
    () => askHistory(applicationId),
    { ...keptFresh(everyMs), keepPreviousData: true },
  )
  const whatOf = (entry: HistoryEntry | InterviewEntry) => {
    if (!isOfInterview(entry))
      return isStanding(entry.event)
        ? t(`standing.${entry.event}`)
        : t(`states.${calledState(entry.to, isPostCancelled)}`)
    return t(`interviews.${isMove(entry, entries ?? []) ? 'moved' : entry.what}`)
  }
  return (
    <section className="mt-5">
      <h3 className="text-base">{t('history')}</h3>
      {!entries && !error && <Skeleton className="mt-2 h-12" />}
      {!entries && error && <p className="mt-2 text-chilli">{problemText(problemOfFailure(error))}</p>}
      <ol className="mt-2 grid gap-2 text-sm">
        {entries?.map((entry) => (
          <li key={`${entry.at} ${isOfInterview(entry) ? entry.what : entry.event}`}>
            <span className="font-medium">{whatOf(entry)}</span>{' '}
            <span className="text-ink-2">
              {[
                entry.who === 'member' || entry.who === 'company'
                  ? (entry.memberName ?? t('formerColleague'))
                  : t(entry.who === 'worker' ? 'byWorker' : 'bySystem'),
                whenOf(entry.at),
              ].join(' · ')}
            </span>
            {isOfInterview(entry) && <span className="block text-ink-2">{entry.when}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
