import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AreaByPosition } from '@/components/addresses/area-by-position'
import { AreaFields } from '@/components/addresses/area-fields'
import { applyMessages } from '@/components/applications/own/apply-messages'
import { LazyApplyForm } from '@/components/applications/own/lazy-apply-form'
import { ownClashes } from '@/components/applications/own/own-clashes'
import { InAll } from '@/components/job-posts/public/in-all'
import { ClientMessages } from '@/components/layout/client-messages'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { CompanyMark } from '@/components/standing/company-mark'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireMe } from '@/lib/accounts/data'
import { provinceNames } from '@/lib/addresses/places'
import { applyPostOf } from '@/lib/applications/apply-post'
import { getOwnApplication, getOwnWorker, listLiveApplications } from '@/lib/applications/own-data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { getJobPostForMe, getPublicJobPost } from '@/lib/job-posts/data'

type ApplyProps = { params: Promise<{ jobPostID: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('applying')
  return { title: t('title') }
}

/** Applying: the post's questions, what the company will see, and one button. */
export default async function ApplyPage({ params }: ApplyProps) {
  const [me, { jobPostID }] = await Promise.all([requireMe(), params])
  const asWorker = me.kind === 'worker'
  const post = (await (asWorker ? getJobPostForMe : getPublicJobPost)(jobPostID)) ?? notFound()
  const here = `/jobs/${post.id}`
  // The post's own page says what such a person can do instead.
  if (!asWorker || !post.isOpen) redirect(here)
  const [t, earlier, worker, live] = await Promise.all([
    getTranslations('applying'),
    getOwnApplication(post.id),
    getOwnWorker(),
    listLiveApplications(),
  ])
  if (earlier && !earlier.mayApplyAgain) redirect(`/jobs/applications?application=${earlier.id}`)
  const clashes = ownClashes(t, post, live)
  return (
    <MinimalShell title={t('title')} backHref={here}>
      <p className="text-xl font-semibold">{post.title}</p>
      <p className="text-ink-2">{post.company.name}</p>
      <InAll post={post} hasDays className="font-medium" />
      <p className="mb-6 text-sm">
        <CompanyMark standing={post.company.standing} />
      </p>
      {clashes.ofPost !== null ? (
        <EmptyState
          illustration="posts"
          title={t('clash.title')}
          action={<ButtonLink href="/jobs/applications">{t('clash.action')}</ButtonLink>}
        >
          {clashes.ofPost}
        </EmptyState>
      ) : (
        <div className="grid gap-8">
          {earlier && <Alert title={t('again.title')}>{t('again.about')}</Alert>}
          <ClientMessages messages={await pickMessages(...applyMessages)}>
            <LazyApplyForm
              post={applyPostOf(post)}
              worker={worker}
              clashes={clashes.ofShifts}
              area={
                <>
                  <AreaByPosition />
                  <AreaFields provinces={provinceNames()} />
                </>
              }
              resumeHref={`/resume/${me.uid}?next=${here}/apply`}
            />
          </ClientMessages>
        </div>
      )}
    </MinimalShell>
  )
}
