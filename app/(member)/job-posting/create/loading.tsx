import { useTranslations } from 'next-intl'
import { JobPostFormSkeleton } from '@/components/job-posts/form/job-post-form-skeleton'

/** Skeleton of the job post form. */
export default function CreateJobPostLoading() {
  const t = useTranslations('jobPosts')
  return (
    <>
      <h1 className="mb-5 text-3xl">{t('createTitle')}</h1>
      <JobPostFormSkeleton isNew />
    </>
  )
}
