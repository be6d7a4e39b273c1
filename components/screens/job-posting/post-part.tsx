import { getTranslations } from 'next-intl/server'
import { ChosenNotice } from '@/components/job-posts/detail/chosen-notice'
import { JobPostActions } from '@/components/job-posts/detail/job-post-actions'
import { JobPostFacts } from '@/components/job-posts/detail/job-post-facts'
import { LazyExtendButton } from '@/components/job-posts/detail/lazy-extend-button'
import { SharePanel } from '@/components/job-posts/sharing/share-panel'
import { WorkerView } from '@/components/job-posts/worker-view'
import { ClientMessages } from '@/components/layout/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import type { Application, Board, Stage } from '@/lib/applications/application'
import { peopleOf } from '@/lib/applications/columns'
import { getBoard } from '@/lib/applications/data'
import { webSettings } from '@/lib/config/web-settings'
import { pickPostMessages, pickRules } from '@/lib/i18n/pick-messages'
import { getJobPostPrice } from '@/lib/job-posts/data'
import { hasEnded, isRunning, type JobPost } from '@/lib/job-posts/job-post'
import { sharedAddress } from '@/lib/job-posts/shared-address'
import { isCreditReturnable } from '@/validators/credit-return'
import { isForChosen } from '@/validators/job-post-terms'
import { bangkokToday } from '@/validators/rules'
import type { ManagedPost } from './managed-post'

const mayReturnCredit = ({ state, publishedAt }: JobPost) =>
  isCreditReturnable({ state, publishedAt: publishedAt === null ? null : new Date(publishedAt) })

/** Of those who have the job or an offer, so many are named. */
const namedAtMost = 3

/** When somebody's next shift of a post begins, in milliseconds; null where none is to come. */
function nextStartOf(
  { shifts }: JobPost,
  { assignedShiftIds, givenBack, oldTerms }: Application,
): number | null {
  const assigned = shifts.filter(
    ({ id }) => (assignedShiftIds?.includes(id) ?? true) && givenBack.every((given) => given.id !== id),
  )
  const starts = (oldTerms?.shifts ?? assigned).map(({ date, startTime }) =>
    Date.parse(`${date}T${startTime}:00+07:00`),
  )
  const toCome = starts.filter((start) => start > Date.now())
  return toCome.length > 0 ? Math.min(...toCome) : null
}

const promisedStages: readonly Stage[] = ['hired', 'offered']
const decidedStages: readonly Stage[] = [...promisedStages, 'ended']

/** Whom the end of a post concerns: who applied, who of them waits, and who has the job or an offer, the soonest to come first. */
function peopleConcerned(post: JobPost, { stages }: Board) {
  const promised = stages.filter(({ stage }) => promisedStages.includes(stage))
  const coming = promised.flatMap(({ items }) =>
    items.flatMap((application) => {
      const start = nextStartOf(post, application)
      const name = application.worker?.displayName
      return start === null || name === undefined ? [] : [{ name, start }]
    }),
  )
  return {
    applied: peopleOf(stages),
    waiting: peopleOf(stages.filter(({ stage }) => !decidedStages.includes(stage))),
    promised: peopleOf(promised),
    coming: coming
      .toSorted((one, other) => one.start - other.start)
      .slice(0, namedAtMost)
      .map(({ name, start }) => ({ name, startsAt: new Date(start).toISOString() })),
  }
}

/** A post as workers see it, with what can be done with it and the ways to share it. */
export async function PostPart({ post, can }: ManagedPost) {
  const [t, board, price] = await Promise.all([
    getTranslations('jobPosts'),
    can.decide ? getBoard(post.id) : null,
    mayReturnCredit(post) ? getJobPostPrice() : null,
  ])
  const chosen = isForChosen(post.visibility) ? post.visibility : null
  return (
    <ClientMessages
      messages={{
        ...(await pickPostMessages('dates', 'editing', 'forms', 'problems', 'workTypes')),
        // Of the reason for a cancellation.
        ...(await pickRules('contact_details', 'forbidden_words')),
      }}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4 lg:order-last">
          <JobPostFacts post={post} />
          <div id="actions" className="scroll-mt-6">
            <JobPostActions
              post={post}
              people={board && peopleConcerned(post, board)}
              hasBuffet={Boolean(price?.buffetUntil)}
            />
          </div>
          {can.edit && isRunning(post.state) && <LazyExtendButton post={post} today={bangkokToday()} />}
          {can.edit && !hasEnded(post.state) && (
            <ButtonLink href={`/job-posting/clone/${post.id}`} variant="secondary" block>
              <Icon name="copy" />
              {t('clone.action')}
            </ButtonLink>
          )}
          {post.state === 'published' && !chosen && (
            <SharePanel
              jobPostId={post.id}
              title={post.title ?? ''}
              address={sharedAddress(post.id, webSettings()).href}
            />
          )}
          {post.state === 'published' && chosen && <ChosenNotice visibility={chosen} />}
        </div>
        <section aria-labelledby="worker-view">
          <h2 id="worker-view" className="mb-2 text-base">
            {t('detail.workerView')}
          </h2>
          <WorkerView post={post} />
        </section>
      </div>
    </ClientMessages>
  )
}
