'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { dropOthers } from '@/lib/accounts/drop-others'
import { type Displacement, displacement, onDisplacement } from '@/lib/auth/page-account'
import type { DisplacementNoticeProps } from './displacement-notice'

export type PageCoverProps = {
  readonly account: string
  /** The owner's name; null before they have one. */
  readonly name: string | null
}

/** Covers the page while another account is signed in in this browser, until its owner is back, and drops what others typed. */
export function PageCover({ account, name }: PageCoverProps) {
  const router = useRouter()
  const [state, setState] = useState<Displacement | null>(null)
  const [Notice, setNotice] = useState<ComponentType<DisplacementNoticeProps>>()
  const isCovered = useRef(false)

  useEffect(() => {
    const follow = () => {
      const now = displacement()
      setState(now)
      // What another session brought into the page meanwhile gives way to the owner's.
      if (isCovered.current && now === null) router.refresh()
      isCovered.current = now !== null
      if (now)
        import('./late-displacement-notice')
          .then(({ loadDisplacementNotice }) => loadDisplacementNotice())
          .then(
            ({ default: Loaded }) => setNotice(() => Loaded),
            // The next change tries again.
            () => undefined,
          )
    }
    follow()
    return onDisplacement(follow)
  }, [router])

  useEffect(() => {
    dropOthers(account).catch(() => undefined)
  }, [account])

  return state && Notice && <Notice displacement={state} name={name} />
}
