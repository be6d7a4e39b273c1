import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { registerPath } from '@/lib/auth/next-path'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import { PayRate } from '../pay-rate'
import { jobsPath } from './jobs-view'

/** Whom a job is shown to, as far as applying is concerned. */
export type Reader =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'worker'; readonly hasApplied: boolean }
  /** `owns`: a member of the company whose post it is. */
  | { readonly kind: 'employer'; readonly owns: boolean }

type NextToApplyProps = { post: PublicJobPost; reader: Reader }

/** The pay and the one next step of whoever reads a job: at the foot of a phone's window, beside the text elsewhere. */
export function NextToApply({ post, reader }: NextToApplyProps) {
  const t = useTranslations('jobs')
  if (reader.kind === 'employer') return <EmployerNote post={post} owns={reader.owns} />
  if (!post.isOpen) {
    return (
      <Alert
        tone="mango"
        className="lg:order-last"
        title={t('closed.title')}
        action={
          <ButtonLink href={jobsPath({ work: post.workType, province: post.place.province })} size="sm">
            {t('closed.others')}
          </ButtonLink>
        }
      >
        {t('closed.about')}
      </Alert>
    )
  }
  return (
    <div
      data-docked
      className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] in-data-bars:bottom-16 sm:-mx-6 sm:px-6 lg:top-6 lg:bottom-auto lg:mx-0 lg:rounded-panel lg:border lg:p-5 lg:shadow-soft lg:in-data-bars:bottom-auto print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:grid">
        <p className="text-xl font-bold lg:hidden">
          <PayRate {...post} />
        </p>
        {reader.kind === 'worker' && reader.hasApplied ? (
          <ButtonLink href="/jobs/applications" variant="secondary">
            <Icon name="check" />
            {t('applied')}
          </ButtonLink>
        ) : (
          <ButtonLink href={`/jobs/${post.id}/apply`} prefetch="reach" variant="accent" size="lg">
            {t('apply')}
          </ButtonLink>
        )}
      </div>
      {reader.kind === 'visitor' && (
        <p className="mt-2 text-sm text-ink-2 max-sm:hidden">
          {t('applyNeeds')}{' '}
          <Link
            href={registerPath(`/jobs/${post.id}/apply`)}
            prefetch="reach"
            className="inline-flex min-h-6 items-center font-medium text-ink underline underline-offset-4"
          >
            {t('register')}
          </Link>
        </p>
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
