'use client'

import { type ComponentType, useState } from 'react'
import JobPostForm, { type JobPostFormProps } from '@/components/job-posts/form/job-post-form'
import { purchasePath } from '@/lib/orders/order'

export type JobPostEditorProps = Omit<JobPostFormProps, 'photoField' | 'uploading' | 'checkoutPath'> & {
  readonly Photos: ComponentType<{ onBusy: (busy: boolean) => void }>
}

/** The form of a job post with its picture field. */
export default function JobPostEditor({ Photos, ...props }: JobPostEditorProps) {
  const [uploading, setUploading] = useState(false)
  return (
    <JobPostForm
      {...props}
      photoField={<Photos onBusy={setUploading} />}
      uploading={uploading}
      checkoutPath={(next, { size }) => purchasePath(next, { kind: 'job_post', size })}
    />
  )
}
