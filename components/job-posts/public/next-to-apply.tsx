import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import type { ButtonStyle } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import { DockedBar } from '@/components/ui/docked-bar'
import { Icon } from '@/components/ui/icon'
import { registerPath } from '@/lib/auth/next-path'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import type { InTheWay } from '@/validators/clash'
import { type ApplicationState, statesOfStage } from '@/validators/states/application'
import { PayRate } from '../pay-rate'
import { ClashLine, ClashLink, JobClash } from './clash-note'
import { InAll } from './in-all'
import { jobsPath } from './jobs-view'

/** Where a worker's own application to a post stands. */
export type OwnStanding = {
  readonly id: string
  readonly state: ApplicationState
  readonly mayApplyAgain: boolean
  /** What the worker can do with it; an offer that cannot be accepted any more has begun. */
  readonly events?: readonly string[]
}

/** Whom a job is shown to, as far as applying is concerned. */
export type Reader =
  | { readonly kind: 'visitor' }
  /**
   * `application`: what they sent to it, and where that stands; `inTheWay`: what of their own clashes with it; `isReplacement`:
   * they are invited in the place of somebody who cannot come, and have the job by applying.
   */
  | {
      readonly kind: 'worker'
      readonly application: OwnStanding | null
      readonly inTheWay: InTheWay | null
      readonly isReplacement?: boolean
      /** They signed in by a provider, and have no account yet. */
      readonly isNew?: boolean
    }
  /** `owns`: a member of the company whose post it is. */
  | { readonly kind: 'employer'; readonly owns: boolean }

type NextToApplyProps = {
  post: PublicJobPost
  reader: Reader
  /** The button that applies, named by a text. */
  apply: (text: string, style?: ButtonStyle) => ReactNode
}

/** The pay and the reader's one next step: at the foot of the window on phones, otherwise beside the text. */
export function NextToApply({ post, reader, apply }: NextToApplyProps) {
  const t = useTranslations('jobs')
  if (reader.kind === 'employer') return <EmployerNote post={post} owns={reader.owns} />
  const own = reader.kind === 'worker' ? reader.application : null
  // Who waits for an answer, has the job or had it is told so, whether others can still apply or not.
  const isShown = own !== null && (post.isOpen || !isEnded(own.state))
  const inTheWay = reader.kind === 'worker' && (!isShown || own?.mayApplyAgain) ? reader.inTheWay : null
  if (!post.isOpen && !isShown)
    return <ClosedNote post={post} isNew={reader.kind === 'worker' && reader.isNew} />
  const bar = inTheWay?.bar ?? null
  const isReplacement = reader.kind === 'worker' && reader.isReplacement === true
  const docked = (
    <DockedBar className="lg:top-6 lg:bottom-auto lg:mx-0 lg:rounded-panel lg:border lg:p-5 lg:shadow-soft lg:in-data-bars:bottom-auto">
      {isShown && own && bar !== 'hired' ? (
        <OwnStep post={post} own={own} inTheWay={inTheWay} apply={apply} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:flex-col lg:items-stretch">
          {inTheWay && <ClashLine {...inTheWay} />}
          {bar === null && (
            <div className={inTheWay ? 'max-lg:hidden' : undefined}>
              <p className="text-xl font-bold lg:hidden">
                <PayRate {...post} />
              </p>
              <InAll post={post} className="text-sm" />
            </div>
          )}
          {isReplacement && <p className="basis-full font-semibold">{t('instead')}</p>}
          {inTheWay?.bar && <ClashLink {...inTheWay} />}
          {bar !== 'hired' &&
            apply(t(isReplacement ? 'applyInstead' : 'apply'), {
              size: 'lg',
              variant: bar ? 'secondary' : 'accent',
            })}
        </div>
      )}
      {reader.kind === 'visitor' && (
        <p className="mt-2 text-sm text-ink-2 max-sm:hidden">{t('applyNeeds')}</p>
      )}
    </DockedBar>
  )
  if (!inTheWay) return docked
  return (
    <div className="contents lg:sticky lg:top-6 lg:grid lg:gap-5">
      <JobClash {...inTheWay} hasLink={bar === null || (isShown && bar !== 'hired')} />
      {docked}
    </div>
  )
}

/** That nobody can apply, with the same work elsewhere; who came to apply and has no account yet is led to the rest of it. */
function ClosedNote({ post, isNew }: { post: PublicJobPost; isNew: boolean | undefined }) {
  const t = useTranslations('jobs')
  return (
    <Alert
      tone="mango"
      className="lg:order-last"
      title={t(post.isCancelled ? 'cancelled.title' : 'closed.title')}
      action={
        <div className="flex flex-wrap gap-2">
          {isNew && (
            <ButtonLink href={registerPath(likeIt(post))} size="sm">
              {t('closed.finish')}
            </ButtonLink>
          )}
          <ButtonLink href={likeIt(post)} size="sm" variant={isNew ? 'secondary' : undefined}>
            {t('closed.others')}
          </ButtonLink>
        </div>
      }
    >
      {[
        post.isCancelled ? t('cancelled.about') : t('closed.about', { why: post.closedBecause ?? 'other' }),
        ...(isNew ? [t('closed.isNew')] : []),
      ].join(' ')}
    </Alert>
  )
}

/** Whether an application led to nothing: after that a closed post is a closed post. */
const isEnded = (state: ApplicationState): state is (typeof statesOfStage.ended)[number] =>
  (statesOfStage.ended as readonly ApplicationState[]).includes(state)

/** The same work in the same province. */
const likeIt = ({ workType, place }: PublicJobPost) => jobsPath({ work: workType, province: place.province })

/** Where the reader's own application stands, in words of its own, and the one step from there. */
function OwnStep({
  post,
  own: { id, state, mayApplyAgain, events },
  inTheWay,
  apply,
}: Pick<NextToApplyProps, 'post' | 'apply'> & { own: OwnStanding; inTheWay: InTheWay | null }) {
  const t = useTranslations('jobs.own')
  const isLapsed = state === 'offered' && events?.includes('accept') === false
  const isOver = isEnded(state) || isLapsed
  const elsewhere = isOver ? likeIt(post) : `/jobs/applications?application=${id}`
  const step = isEnded(state) || isLapsed ? 'others' : state
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:flex-col lg:items-stretch">
      {inTheWay && <ClashLine {...inTheWay} />}
      <p className={classNames('flex min-w-0 items-center gap-2 font-semibold', inTheWay && 'max-lg:hidden')}>
        {!isOver && <Icon name="check-circle" className="size-5 shrink-0 text-leaf" />}
        <span>{t(isLapsed ? 'offerOver' : `states.${state}`)}</span>
      </p>
      {mayApplyAgain ? (
        apply(t('steps.again'))
      ) : (
        <ButtonLink
          href={elsewhere}
          prefetch="reach"
          variant={state === 'offered' && !isLapsed ? 'accent' : 'secondary'}
        >
          {t(`steps.${step}`)}
        </ButtonLink>
      )}
    </div>
  )
}

function EmployerNote({ post, owns }: { post: PublicJobPost; owns: boolean }) {
  const t = useTranslations('jobs.employer')
  return (
    <Alert
      tone="sky"
      className="lg:order-last"
      title={t('title')}
      action={
        owns && (
          <ButtonLink href={`/job-posting/${post.id}`} size="sm">
            {t('manage')}
          </ButtonLink>
        )
      }
    >
      {post.isOpen ? t('about') : t('aboutClosed')}
    </Alert>
  )
}
