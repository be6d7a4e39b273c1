import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { LazyAskForCredit } from '@/components/job-posts/detail/lazy-ask-for-credit'
import { NextStep } from '@/components/job-posts/detail/next-step'
import { PostTabs } from '@/components/job-posts/detail/post-tabs'
import { Seats } from '@/components/job-posts/detail/seats'
import { DaysLeft } from '@/components/job-posts/list/days-left'
import { ReviewDue } from '@/components/job-posts/list/review-due'
import { ReviewReasons } from '@/components/job-posts/list/review-reasons'
import { StateBadge } from '@/components/job-posts/list/state-badge'
import { LineShareLink } from '@/components/job-posts/sharing/line-share-link'
import { ClientMessages } from '@/components/layout/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import type { Board } from '@/lib/applications/application'
import { peopleOf } from '@/lib/applications/columns'
import { getBoard } from '@/lib/applications/data'
import { webSettings } from '@/lib/config/web-settings'
import { pickAskingMessages } from '@/lib/i18n/pick-messages'
import { getCreditRequest, getJobPostPrice } from '@/lib/job-posts/data'
import type { JobPost } from '@/lib/job-posts/job-post'
import { type PostPart, postPath } from '@/lib/job-posts/post-parts'
import { isNobodyWanted, seatsOf } from '@/lib/job-posts/seats'
import { sharedAddress } from '@/lib/job-posts/shared-address'
import { purchasePath } from '@/lib/orders/order'
import { isForChosen } from '@/validators/job-post-terms'
import type { ManagedPost } from './managed-post'
import { lacksCredit, situation } from './situation'
import { ToldPeople } from './told-people'

/** The state of a post and what it means, how many people it has, the next step, and the tabs of its pages. */
export async function PostHeader({ me, post, parts, can }: ManagedPost) {
  const board = can.decide ? await getBoard(post.id) : null
  // Nobody is sought for a job that is off, and nobody has it.
  const seats = board && post.state !== 'cancelled' && seatsOf(post, board)
  return (
    <div className="mb-6 grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <Standing
          post={post}
          parts={parts}
          isUnwanted={board !== null && isNobodyWanted(post, board)}
          told={board?.takenBack ?? []}
        />
        {seats && seats.places > 0 && <Seats {...seats} className="w-full sm:w-64" />}
        <div className="flex w-full flex-wrap gap-2 sm:w-auto">
          {lacksCredit(post) && <BuyCredit post={post} canPay={me.member.can.includes('billing.pay')} />}
          {can.edit && <NextStep post={post} />}
          {situation(post) === 'published' && !isForChosen(post.visibility) && <Share post={post} />}
        </div>
      </div>
      {parts.length > 1 && <Parts post={post} parts={parts} board={board} />}
    </div>
  )
}

type StandingProps = {
  post: JobPost
  parts: readonly PostPart[]
  /** Whether it lacks nobody because a member said that somebody is not to be replaced. */
  isUnwanted: boolean
  told: Board['takenBack']
}

function Standing({ post, parts, isUnwanted, told }: StandingProps) {
  const t = useTranslations('jobPosts')
  return (
    <div className="grid min-w-0 flex-1 basis-72 gap-2">
      <div className="flex flex-wrap gap-2">
        <StateBadge state={post.state} />
        <DaysLeft post={post} />
      </div>
      <p className="max-w-prose">{t(`detail.next.${isUnwanted ? 'unwanted' : situation(post)}`)}</p>
      {isUnwanted && post.events.includes('close') && (
        <div>
          <ButtonLink href={`${postPath(post.id, 'post', parts)}#actions`} variant="secondary" size="sm">
            <Icon name="check" className="size-4.5" />
            {t('detail.toClose')}
          </ButtonLink>
        </div>
      )}
      <ToldPeople jobPostId={post.id} people={told} />
      {post.keptDraftReason && (
        <p className="max-w-prose font-medium text-mango-ink">{t(`keptDraft.${post.keptDraftReason}`)}</p>
      )}
      <ReviewDue post={post} className="font-medium" />
      <ReviewReasons post={post} />
    </div>
  )
}

/** The way to the credit that a post waits for, or to ask who may pay for it; nothing once there is enough. */
async function BuyCredit({ post, canPay }: { post: JobPost; canPay: boolean }) {
  const [t, price] = await Promise.all([getTranslations('jobPosts.pending'), getJobPostPrice()])
  if (price && price.available >= price.credits) return null
  if (!canPay && !post.publishesItself) return <p className="w-full sm:w-64">{t('askForCredit')}</p>
  if (!canPay)
    return (
      <ClientMessages messages={await pickAskingMessages()}>
        <LazyAskForCredit jobPostId={post.id} asked={await getCreditRequest(post.id)} />
      </ClientMessages>
    )
  return (
    <ButtonLink href={purchasePath(`/job-posting/${post.id}`)} variant="accent" className="max-sm:flex-1">
      <Icon name="coin" />
      {t('step.buy')}
    </ButtonLink>
  )
}

function Share({ post }: { post: JobPost }) {
  const t = useTranslations('jobPosts.detail')
  return (
    <LineShareLink
      address={sharedAddress(post.id, webSettings()).href}
      className="whitespace-nowrap max-sm:flex-1"
    >
      {t('share')}
    </LineShareLink>
  )
}

type PartsProps = { post: JobPost; parts: readonly PostPart[]; board: Board | null }

function Parts({ post, parts, board }: PartsProps) {
  const t = useTranslations('jobPosts.parts')
  const applicants = board ? peopleOf(board.stages) : 0
  const tabs = parts.map((part, place) => ({
    href: postPath(post.id, part, parts),
    segment: place === 0 ? null : part,
    name: (
      <>
        <span>{t(part)}</span>
        {part === 'applicants' && applicants > 0 && (
          <span className="font-normal text-ink-2 tabular-nums">{applicants}</span>
        )}
      </>
    ),
  }))
  return <PostTabs tabs={tabs} label={t('label')} />
}
