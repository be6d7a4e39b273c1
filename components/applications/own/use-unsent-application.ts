'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { localProblem, type Problem } from '@/lib/api/problem'
import { unsentPrefix } from '@/lib/applications/unsent-prefix'
import { useUnsent } from './use-unsent'

type Followed = {
  /** Somebody sees that it was sent, with the id of the application. */
  readonly onSent: (applicationId: string) => Promise<void> | void
  /** It was sent while nobody looked at the form. */
  readonly onSentUnseen: () => void
  readonly onRefused: (problem: Problem) => void
}

/** An application for a post that waits for a network in the place of its form, and what becomes of it. */
export function useUnsentApplication(jobPostId: string, followed: Followed) {
  /** Part of the form: it may be in a sheet that was closed. */
  const place = useRef<HTMLFieldSetElement>(null)
  const [sent, setSent] = useState<{ readonly id: string | null } | null>(null)
  const isSeen = () => place.current?.closest('dialog')?.open !== false
  const unsent = useUnsent(({ item, now, problem, wasCancelled }) => {
    if (item.id !== jobPostId || item.kind !== 'application') return false
    // Who thought better of it is not led away from what they type instead.
    const isTold = isSeen() && !wasCancelled
    if (problem) followed.onRefused(problem)
    else if (isTold) void followed.onSent(now.id)
    else {
      followed.onSentUnseen()
      setSent({ id: now.id })
    }
    if (isTold) unsent.drop(item)
    return isTold
  })
  const own = unsent.items.find(({ id, kind }) => id === jobPostId && kind === 'application')
  const became = own?.became
  const tellRefusal = useEffectEvent(() => {
    if (!own || !became || became === 'sent' || !isSeen()) return
    followed.onRefused({ ...localProblem(became.code), ...became })
    unsent.drop(own)
  })
  // It was refused before the form was there, or in another tab.
  useEffect(() => {
    if (became) tellRefusal()
  }, [became])
  const waiting = own && !became ? own : null
  const isWaiting = waiting !== null
  const hearOfOtherTab = useEffectEvent(({ key, newValue }: StorageEvent) => {
    // It may be forgotten there by the time this is heard.
    if (key !== unsentPrefix + jobPostId || !newValue?.includes('"became":"sent"')) return
    followed.onSentUnseen()
    setSent({ id: null })
  })
  useEffect(() => {
    if (!isWaiting) return
    addEventListener('storage', hearOfOtherTab)
    return () => removeEventListener('storage', hearOfOtherTab)
  }, [isWaiting])
  return {
    waiting,
    /** The application that was sent while nobody looked, or in another tab, which alone knows its id. */
    sent,
    /** Whether there is something to say in the place of the form. */
    isInPlace: isWaiting || sent !== null,
    place,
    drop: () => own && unsent.drop(own),
  }
}
