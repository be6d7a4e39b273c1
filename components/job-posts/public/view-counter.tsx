'use client'

import { useEffect } from 'react'

/**
 * Reports once per visit that a post was viewed; from the browser, so that prefetching and most robots do not count.
 */
export function ViewCounter({ jobPostId }: { jobPostId: string }) {
  useEffect(() => {
    void fetch(`/api/job-post/v1/public/job-posts/${jobPostId}/views`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      keepalive: true,
      // A view that is not counted does not matter.
    }).catch(() => undefined)
  }, [jobPostId])
  return null
}
