'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import type { InviteAllowance, InviteState, PostInvites } from '@/lib/job-post-invites/invite'
import { askApplicantsAmong, askInvites } from '@/lib/job-post-invites/requests'

/** As many as one request may ask about. */
const askedAtOnce = 100

/**
 * How some workers stand with a post: invited, with which answer, or applied without being asked; how many more may be
 * invited, which is null while no post is chosen or it is loading, and in whose place they would be asked.
 */
export function usePostInvites(jobPostId: string | null, workerIds: readonly string[]) {
  const [left, setLeft] = useState<InviteAllowance | null>(null)
  const [insteadOf, setInsteadOf] = useState<PostInvites['insteadOf']>([])
  const [states, setStates] = useState<ReadonlyMap<string, InviteState>>(new Map())
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  /** The post that was asked about, and the workers about whom it was. */
  const known = useRef({ jobPostId: null as string | null, workerIds: new Set<string>() })

  const load = useCallback(async (ofPost: string) => {
    known.current = { jobPostId: ofPost, workerIds: new Set() }
    setLeft(null)
    setInsteadOf([])
    setStates(new Map())
    setProblem(null)
    try {
      const invites = await askInvites(ofPost)
      if (known.current.jobPostId !== ofPost) return
      setStates((now) => new Map([...now, ...invites.items.map((one) => [one.workerId, one.state] as const)]))
      setLeft(invites.left)
      setInsteadOf(invites.insteadOf)
    } catch (error) {
      if (known.current.jobPostId === ofPost) setProblem(problemOfFailure(error))
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (jobPostId !== null) void load(jobPostId)
  }, [jobPostId, load, attempt])

  const ids = workerIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (jobPostId === null || ids === '') return
    const fresh = ids.split(',').filter((id) => !known.current.workerIds.has(id))
    for (const id of fresh) known.current.workerIds.add(id)
    const ask = async () => {
      for (let at = 0; at < fresh.length; at += askedAtOnce) {
        const applied = await askApplicantsAmong(jobPostId, fresh.slice(at, at + askedAtOnce))
        if (known.current.jobPostId !== jobPostId) return
        setStates((now) => new Map([...now, ...applied.map((id) => [id, 'applied'] as const)]))
      }
    }
    // The service refuses to invite who has applied, by name; the mark only says so before.
    ask().catch(() => {})
  }, [jobPostId, ids, attempt])

  return { left, insteadOf, states, problem, retry: () => setAttempt((now) => now + 1) }
}
