import { getTranslations } from 'next-intl/server'
import { LazyInterviewBoard, LazyNextInterview } from '@/components/interviews/lazy-interviews'
import { ClientMessages } from '@/components/layout/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { PanelFailure } from '@/components/ui/panel-failure'
import { settled } from '@/lib/api/settled'
import { formatDay } from '@/lib/dates/format-thai'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listInterviews } from '@/lib/interviews/data'
import { LazyInterviewsWatch } from './lazy-interviews-watch'
import { LazyNewInterview } from './lazy-new-interview'

type InterviewBoardScreenProps = {
  /** Whether the company may write to its applicants. */
  canPropose: boolean
}

/** The interviews of a member's company. */
export async function InterviewBoardScreen({ canPropose }: InterviewBoardScreenProps) {
  const [t, found] = await Promise.all([
    getTranslations('interviewing.board'),
    settled(listInterviews('company')),
  ])
  const now = Date.now()
  const interviews = found?.data ?? []
  if (!found) return <PanelFailure title={t('failed')} retryHref="/job-interview" retryLabel={t('retry')} />
  const messages = await pickMessages('dates', 'editing', 'forms', 'interviewing', 'problems', 'validation')
  if (interviews.length === 0)
    return (
      <ClientMessages messages={messages}>
        <Card>
          <EmptyState
            illustration="people"
            heading="h1"
            title={t('empty')}
            action={
              canPropose ? (
                <LazyNewInterview interviews={interviews} now={now} label={t('choose')} isNext />
              ) : (
                <ButtonLink href="/job-posting" variant="accent" size="lg">
                  {t('choose')}
                </ButtonLink>
              )
            }
          >
            {t('emptyAbout')}
          </EmptyState>
          <p className="pb-6 text-center">
            <Guide label={t('guide')} />
          </p>
        </Card>
      </ClientMessages>
    )
  return (
    <ClientMessages messages={messages}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl">
            <LazyNextInterview interviews={interviews} now={now} />
          </h1>
          <p className="mt-1 text-ink-2">{formatDay(new Date(now))}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a
            href="/api/interviews/calendar"
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium underline underline-offset-4"
          >
            <Icon name="calendar" className="size-4" />
            {t('calendar')}
          </a>
          {canPropose && <LazyNewInterview interviews={interviews} now={now} label={t('new')} />}
        </div>
      </div>
      <LazyInterviewBoard interviews={interviews} now={now} />
      <LazyInterviewsWatch interviews={interviews} now={now} />
      <p className="mt-6">
        <Guide label={t('guide')} />
      </p>
    </ClientMessages>
  )
}

const Guide = ({ label }: { label: string }) => (
  <ButtonLink href="/job-interview?guide=1" variant="ghost" size="sm">
    <Icon name="info" className="size-5" />
    {label}
  </ButtonLink>
)
