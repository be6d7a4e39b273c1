'use client'

import { useEffect, useRef, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { offline } from '@/components/forms/use-later'
import { ProblemError } from '@/lib/api/problem'
import type { BranchFilter, BranchPage } from '@/lib/branches/branch'
import { askBranches } from '@/lib/branches/requests'

/** The branches on the screen, and what they are the answer to. */
export type ShownBranches = BranchPage & { readonly filter: BranchFilter }

const problemOf = (error: unknown): FormProblem => (error instanceof ProblemError ? error.problem : offline)

/**
 * The branches of a filter, page by page. One question is under way at a time, and the next is always the latest: quick
 * where the network is, and never a queue where it is not. A question that failed is asked again when the network is back.
 */
export function useBranches(first: ShownBranches) {
  const [shown, setShown] = useState(first)
  const [searching, setSearching] = useState(false)
  const [loadingMore, setLoadingMore] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const wanted = useRef(first.filter)
  const asking = useRef(false)

  const ask = async () => {
    if (asking.current) return
    asking.current = true
    setSearching(true)
    let asked: BranchFilter
    do {
      asked = wanted.current
      try {
        const page = await askBranches(asked)
        if (asked !== wanted.current) continue
        setShown({ ...page, filter: asked })
        setProblem(null)
      } catch (error) {
        if (asked === wanted.current) setProblem(problemOf(error))
      }
    } while (asked !== wanted.current)
    asking.current = false
    setSearching(false)
  }

  const search = (filter: BranchFilter) => {
    wanted.current = filter
    void ask()
  }
  const loadMore = async () => {
    if (!shown.nextCursor) return
    setLoadingMore(true)
    try {
      const next = await askBranches(shown.filter, shown.nextCursor)
      setProblem(null)
      setShown((now) =>
        now.filter === shown.filter ? { ...now, ...next, items: [...now.items, ...next.items] } : now,
      )
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setLoadingMore(false)
    }
  }
  /** Goes on where it failed: with what was searched for, or with the next page. */
  const retry = () => (wanted.current === shown.filter ? void loadMore() : void ask())

  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  const failed = problem !== null
  useEffect(() => {
    if (!failed) return
    const goOn = () => latest.current()
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [failed])

  return { shown, searching, loadingMore, problem, search, loadMore, retry }
}
