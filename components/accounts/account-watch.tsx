'use client'

import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { whenIdle } from '@/components/ui/prefetch'
import type { BegunAs } from '@/lib/auth/begun-as'
import { onDisplacement, ownPage } from '@/lib/auth/page-account'
import type { PageCoverProps } from './page-cover'

type AccountWatchProps = BegunAs & Pick<PageCoverProps, 'name'>

/**
 * Makes the page its owner's: what is begun on it is begun for them. What covers it once somebody else is signed in in this
 * browser comes when the page is idle, or that happens.
 */
export function AccountWatch({ account, company, name }: AccountWatchProps) {
  const [Cover, setCover] = useState<ComponentType<PageCoverProps>>()

  // Before anything else on the page can send a request.
  useLayoutEffect(() => ownPage({ account, company }), [account, company])

  useEffect(() => {
    const load = () =>
      void import('./page-cover').then(
        ({ PageCover }) => setCover(() => PageCover),
        // Nothing is sent for anybody else meanwhile; the next change tries again.
        () => undefined,
      )
    whenIdle(load)
    return onDisplacement(load)
  }, [])

  return Cover && <Cover account={account} name={name} />
}
