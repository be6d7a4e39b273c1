'use client'

import { useEffect } from 'react'

/** Says once a visit that a post is looked at: from the browser, so that neither prefetching nor most robots count. */
export function ViewCounter({ jobPostId }: { jobPostId: string }) {
  useEffect(() => {
    void fetch(`/api/job-post/v1/public/job-posts/${jobPostId}/views`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      keepalive: true,
      // A view that is not counted is nobody's trouble.
    }).catch(() => undefined)
  }, [jobPostId])
  return null
}
