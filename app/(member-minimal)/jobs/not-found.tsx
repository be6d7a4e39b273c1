import { useTranslations } from 'next-intl'
import { JobNotFound } from '@/components/job-posts/public/job-not-found'
import { MinimalShell } from '@/components/layout/minimal-shell'

export default function JobToApplyForNotFound() {
  const t = useTranslations('jobs')
  return (
    <MinimalShell title={t('apply')} backHref="/jobs">
      <JobNotFound heading="h2" />
    </MinimalShell>
  )
}
