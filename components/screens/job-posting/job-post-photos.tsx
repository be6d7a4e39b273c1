'use client'

import { useTranslations } from 'next-intl'
import { PhotoField } from '@/components/uploads/photo-field'
import { permitJobPostPhoto } from '@/lib/job-posts/permit-photo'
import { jobPostLimits } from '@/validators/job-post-terms'
import { uploadTerms } from '@/validators/upload-terms'

/** The pictures of a job post, as a field of its form. */
export default function JobPostPhotos({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const t = useTranslations('jobPosts.form')
  return (
    <PhotoField
      name="photos"
      label={t('photos')}
      max={jobPostLimits.photos}
      maxBytes={uploadTerms.job_post_photo.maxBytes}
      askPermit={permitJobPostPhoto}
      onBusy={onBusy}
      icon="camera"
    />
  )
}
