import { getTranslations } from 'next-intl/server'
import { Funnel } from '@/components/charts/funnel'
import { Card } from '@/components/ui/card'
import { PanelFailure } from '@/components/ui/panel-failure'
import { settled } from '@/lib/api/settled'
import { postPath } from '@/lib/job-posts/post-parts'
import { getFunnel } from '@/lib/trends/data'

const steps = ['views', 'applications', 'interviews', 'hires'] as const

/**
 * How often a post was viewed, and how far its applicants came. It loads after the rest of the page, and a failure
 * affects only this section.
 */
export async function FunnelSection({ jobPostId }: { jobPostId: string }) {
  const [t, funnel] = await Promise.all([getTranslations('trends.funnel'), settled(getFunnel(jobPostId))])
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel" className="mb-2 text-base">
        {t('title')}
      </h2>
      {funnel ? (
        <Card className="p-4 sm:p-5">
          <Funnel
            caption={t('caption')}
            steps={steps.map((step) => ({ label: t(step), count: funnel.data[step] }))}
          />
        </Card>
      ) : (
        <PanelFailure
          title={t('failed')}
          retryHref={postPath(jobPostId, 'results')}
          retryLabel={t('retry')}
        />
      )}
    </section>
  )
}
