'use client'

import { type ComponentType, lazy, Suspense, useState } from 'react'
import JobPostForm, { type JobPostFormProps } from '@/components/job-posts/form/job-post-form'

const JobPostPhotos = lazy<ComponentType<{ onBusy: (busy: boolean) => void }>>(() =>
  import('./job-post-photos').catch(() => ({ default: () => null })),
)

export type JobPostEditorProps = Omit<JobPostFormProps, 'photoField' | 'uploading'>

/** The form of a job post with its picture field. */
export default function JobPostEditor(props: JobPostEditorProps) {
  const [uploading, setUploading] = useState(false)
  return (
    <JobPostForm
      {...props}
      photoField={
        <Suspense>
          <JobPostPhotos onBusy={setUploading} />
        </Suspense>
      }
      uploading={uploading}
    />
  )
}
