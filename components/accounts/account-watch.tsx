'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenIdle } from '@/components/ui/prefetch'
import type { BegunAs } from '@/lib/auth/begun-as'
import { type Displacement, displacement, onDisplacement, ownPage } from '@/lib/auth/page-account'
import type { DisplacementNoticeProps } from './displacement-notice'

type AccountWatchProps = BegunAs & {
  /** The owner's name; null before they have one. */
  name: string | null
}

/**
 * Makes the page its owner's: what is begun on it is begun for them. Once somebody else is signed in in this browser, the
 * page is covered until its owner is back.
 */
export function AccountWatch({ account, company, name }: AccountWatchProps) {
  const router = useRouter()
  const [state, setState] = useState<Displacement | null>(null)
  const [Notice, setNotice] = useState<ComponentType<DisplacementNoticeProps>>()
  const isCovered = useRef(false)

  // Before anything else on the page can send a request.
  useLayoutEffect(() => ownPage({ account, company }), [account, company])

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
            // Nothing is sent meanwhile; the next change tries again.
            () => undefined,
          )
    }
    follow()
    return onDisplacement(follow)
  }, [router])

  useEffect(() => {
    whenIdle(
      () =>
        void import('@/lib/accounts/drop-others').then(
          ({ dropOthers }) => dropOthers(account),
          () => undefined,
        ),
    )
  }, [account])

  return state && Notice && <Notice displacement={state} name={name} />
}
