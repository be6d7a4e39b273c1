'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { askFavourites } from '@/lib/favourites/requests'

/** Somebody who could be invited. */
export type Candidate = { readonly id: string; readonly name: string; readonly isHidden: boolean }

type Loaded = { readonly people: readonly Candidate[]; readonly nextCursor: string | null }

const nobody: Loaded = { people: [], nextCursor: null }

/**
 * The favourites of a company, or of one of its groups, loaded `pageSize` at a time. With `only` it is those people, and
 * nothing is loaded.
 */
export function useCandidates(
  only: readonly Candidate[] | null,
  groupId: string | undefined,
  pageSize: number,
) {
  const [loaded, setLoaded] = useState<Loaded>(only ? { people: only, nextCursor: null } : nobody)
  const [isLoading, setLoading] = useState(only === null)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  /** The latest request; answers of earlier ones are ignored. */
  const latest = useRef(0)

  const load = useCallback(
    async (before: Loaded) => {
      latest.current += 1
      const asked = latest.current
      setLoading(true)
      setProblem(null)
      try {
        const page = await askFavourites({ groupId }, before.nextCursor ?? undefined, pageSize)
        if (asked !== latest.current) return
        const people = page.items.map(({ worker, isHidden }) => ({
          id: worker.id,
          name: worker.displayName,
          isHidden,
        }))
        setLoaded({ people: [...before.people, ...people], nextCursor: page.nextCursor })
      } catch (error) {
        if (asked === latest.current) setProblem(problemOfFailure(error))
      } finally {
        if (asked === latest.current) setLoading(false)
      }
    },
    [groupId, pageSize],
  )

  const isOnly = only !== null
  useEffect(() => {
    if (isOnly) return
    setLoaded(nobody)
    void load(nobody)
  }, [isOnly, load])

  return {
    people: loaded.people,
    hasMore: loaded.nextCursor !== null,
    isLoading,
    problem,
    /** Loads the next page, or what failed. */
    more: () => void load(loaded),
  }
}
