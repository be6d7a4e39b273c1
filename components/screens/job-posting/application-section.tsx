import { getTranslations } from 'next-intl/server'
import { DownloadLink } from '@/components/applications/download-link'
import { ClientMessages } from '@/components/layout/client-messages'
import { StandingNote } from '@/components/standing/standing-note'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import type { Board } from '@/lib/applications/application'
import { peopleOf } from '@/lib/applications/columns'
import type { Branch } from '@/lib/branches/branch'
import { formatClock, shortDay } from '@/lib/dates/format-thai'
import { pickMessages } from '@/lib/i18n/pick-messages'
import type { Interview } from '@/lib/interviews/interview'
import { hasEnded, type JobPost } from '@/lib/job-posts/job-post'
import type { OwnStanding } from '@/lib/standing/own-standing'
import { areShiftsChosen } from '@/validators/shift-places'
import { meetingPlace } from '../interviews/meeting-place'
import { LazyBoard } from './lazy-board'

type ApplicationSectionProps = {
  post: JobPost
  board: Board | null
  /** The company's interviews; null when they could not be loaded. */
  interviews: readonly Interview[] | null
  /** The post's branch; null when it could not be loaded. */
  branch: Branch | null
  own: OwnStanding | null
  /** True for a company that may not write to its applicants yet. */
  isUnproven: boolean
}

/** The applicants of a post: their board, or what to do when it could not be loaded. */
export async function ApplicationSection({
  post,
  board,
  interviews,
  branch,
  own,
  isUnproven,
}: ApplicationSectionProps) {
  const [t, addresses] = await Promise.all([getTranslations('applications'), getTranslations('addresses')])
  const people = board ? peopleOf(board.stages) : 0
  if (board && hasEnded(post.state) && people === 0)
    return <p className="mb-8 text-ink-2">{t('endedWithoutApplicants')}</p>
  return (
    <section aria-labelledby="applications" className="mb-8">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id="applications" className="text-lg">
          <span>{t('title')}</span>{' '}
          {people > 0 && (
            <span className="font-normal text-ink-2 tabular-nums">{t('count', { count: people })}</span>
          )}
        </h2>
        {people > 0 && <DownloadLink jobPostId={post.id} />}
      </div>
      {people > 0 && <StandingNote own={own} about="contact" className="mb-4" />}
      {board?.filledElsewhere.map((place) => (
        <FilledElsewhere key={`${place.byJobPostId} ${place.startsAt} ${place.displayName}`} place={place} />
      ))}
      {board ? (
        <ClientMessages
          messages={
            await pickMessages(
              'applications',
              'dates',
              'editing',
              'forms',
              'interviewing',
              'shiftChoice',
              'talkWays',
              'validation',
              'workTypes',
              'problems',
            )
          }
        >
          <LazyBoard
            jobPostId={post.id}
            headcount={post.headcount}
            shifts={areShiftsChosen(post) ? post.shifts : []}
            everyShift={post.shifts}
            board={board}
            isCancelled={post.state === 'cancelled'}
            interviews={interviews}
            address={branch ? meetingPlace(addresses, branch) : ''}
            isUnproven={isUnproven}
          />
        </ClientMessages>
      ) : (
        <Alert
          tone="chilli"
          title={t('failed')}
          action={
            <ButtonLink href={`/job-posting/${post.id}`} variant="secondary" size="sm">
              {t('retry')}
            </ButtonLink>
          }
        />
      )}
    </section>
  )
}

/** Somebody who cannot come, and who was hired in their place by another post. */
async function FilledElsewhere({ place }: { place: Board['filledElsewhere'][number] }) {
  const t = await getTranslations('matches.partLost')
  const { displayName, byName, startsAt, byJobPostId } = place
  return (
    <Alert
      tone="leaf"
      className="mb-4"
      title={t('filled', { name: byName ?? t('unnamed') })}
      action={
        <ButtonLink href={`/job-posting/${byJobPostId}`} variant="secondary" size="sm">
          {t('look')}
        </ButtonLink>
      }
    >
      {t('insteadOf', {
        name: displayName ?? t('unnamed'),
        day: shortDay(startsAt),
        time: formatClock(new Date(startsAt)),
      })}
    </Alert>
  )
}
