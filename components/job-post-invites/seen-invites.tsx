'use client'

import { useEffect, useRef } from 'react'
import { answerInvites } from '@/lib/job-post-invites/requests'

/**
 * Says once to the companies that their invitations were seen. A page that is only prefetched, or left in a tab that nobody
 * looks at, does not say so.
 */
export function SeenInvites({ jobPostIds }: { jobPostIds: readonly string[] }) {
  const said = useRef(new Set<string>())
  const ids = jobPostIds.join()

  useEffect(() => {
    const say = () => {
      if (document.visibilityState !== 'visible') return
      const fresh = ids.split(',').filter((id) => id !== '' && !said.current.has(id))
      if (fresh.length === 0) return
      for (const id of fresh) said.current.add(id)
      // Not worth a word to the worker; the next visit says it again.
      answerInvites('see', fresh).catch(() => {})
    }
    say()
    document.addEventListener('visibilitychange', say)
    return () => document.removeEventListener('visibilitychange', say)
  }, [ids])

  return null
}
