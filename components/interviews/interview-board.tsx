'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Unbroken } from '@/components/ui/unbroken'
import { useClock } from '@/components/ui/use-clock'
import {
  boardColumns,
  boardOf,
  type Interview,
  isToAnswer,
  lacksResult,
  nextOf,
} from '@/lib/interviews/interview'
import { InterviewCard } from './interview-card'
import { useInterviews } from './use-interviews'
import { useWhen } from './use-when'

type InterviewBoardProps = {
  interviews: readonly Interview[]
  /** When the page was made, in milliseconds since the epoch. */
  now: number
}

const everyMs = 30_000

/** A company's interviews: who has to answer, today, agreed for later, and over. */
export function InterviewBoard({ interviews: first, now: made }: InterviewBoardProps) {
  const t = useTranslations('interviewing.board')
  const now = useClock(made)
  const { interviews, put } = useInterviews('company', first, everyMs, made)
  const board = boardOf(interviews, now)
  // One step of the page stands out: the soonest that somebody waits for.
  const leading =
    board.waiting.find(isToAnswer) ??
    board.done.find(({ state }) => state === 'accepted') ??
    board.today.find((one) => lacksResult(one, now))
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-4">
      {boardColumns.map((column) => (
        <section
          key={column}
          aria-labelledby={`column-${column}`}
          className={classNames(
            'grid min-w-0 grid-cols-1 gap-3 rounded-panel p-3',
            column === 'today' ? 'bg-mango-soft' : 'bg-well',
            board[column].length === 0 && 'max-sm:hidden',
          )}
        >
          <h2 id={`column-${column}`} className="flex items-center justify-between gap-2 px-1 text-base">
            {t(`columns.${column}`)}
            <span className="font-normal text-ink-2 tabular-nums">{board[column].length}</span>
          </h2>
          {board[column].length === 0 && (
            <p className="px-1 pb-2 text-sm text-ink-2">{t(`none.${column}`)}</p>
          )}
          <ul className="grid grid-cols-1 gap-3">
            {board[column].map((interview) => (
              <li key={interview.id}>
                <InterviewCard
                  side="company"
                  {...{ interview, now }}
                  isNext={interview.id === leading?.id}
                  onChange={put}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The page's answer: when the next interview is, and how long until then. */
export function NextInterview({ interviews: first, now: made }: InterviewBoardProps) {
  const t = useTranslations('interviewing.board')
  const when = useWhen()
  const now = useClock(made)
  // As the board below shows them, which asks for them.
  const { interviews } = useInterviews('company', first, 0, made)
  const next = nextOf(interviews, now)
  const board = boardOf(interviews, now)
  if (!next?.startsAt) return t('noNext', { count: board.waiting.length })
  const minutes = Math.round((Date.parse(next.startsAt) - now) / 60_000)
  return (
    <>
      <Unbroken>{t('next', { when: when(next.startsAt).replaceAll(' ', '\u00a0') })}</Unbroken>{' '}
      <span className="text-lg font-normal whitespace-nowrap text-ink-2">
        {minutes <= 0 ? (
          t('now')
        ) : (
          <>
            <Icon name="clock" className="inline size-4.5" />{' '}
            <span>
              {minutes < 60
                ? t('inMinutes', { minutes })
                : minutes < 1_440
                  ? t('inHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
                  : t('inDays', { days: Math.floor(minutes / 1_440) })}
            </span>
          </>
        )}
      </span>
    </>
  )
}
