import { useTranslations } from 'next-intl'
import { RowNotFound } from '@/components/layout/row-not-found'

/** For a job post that does not exist or belongs to another company. */
export default function JobPostNotFound() {
  const t = useTranslations('jobPosts')
  return (
    <RowNotFound
      listTitle={t('title')}
      listHref="/job-posting"
      title={t('detail.notFoundTitle')}
      explain={t('detail.notFoundExplain')}
      action={t('list.showAll')}
    />
  )
}
