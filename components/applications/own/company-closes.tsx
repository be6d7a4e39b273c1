import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { OwnApplication } from '@/lib/applications/own-application'
import { formatDay } from '@/lib/dates/format-thai'

/** That the company of a job closes, which cancels shifts after that day; nothing while it goes on. */
export function CompanyCloses({ application: { companyCloses, post } }: { application: OwnApplication }) {
  const t = useTranslations('ownApplications.companyCloses')
  if (!companyCloses) return null
  return (
    <Alert tone="mango" title={t('title', { company: post.companyName })}>
      {t('about', { day: formatDay(new Date(companyCloses)) })}
    </Alert>
  )
}
