'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { BannerProps } from './banner'

type Loaded = { readonly Banner: ComponentType<BannerProps>; readonly loadedAt: number }

/** Where the consent banner goes. Its script is fetched once the page works, so that no page waits for it. */
export function BannerPlace(props: Omit<BannerProps, 'loadedAt'>) {
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    const loadedAt = performance.now()
    import('./banner').then(
      ({ Banner }) => setLoaded({ Banner, loadedAt }),
      // Not reached: nothing is asked, so nothing is allowed.
      () => undefined,
    )
  }, [])

  return loaded ? <loaded.Banner {...props} loadedAt={loaded.loadedAt} /> : null
}
