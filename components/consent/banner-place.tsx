'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { BannerProps } from './banner'

type Loaded = { readonly Banner: ComponentType<BannerProps>; readonly loadedAt: number }

/** Place of the consent banner. Its script loads after the page works, so that no page waits for it. */
export function BannerPlace(props: Omit<BannerProps, 'loadedAt'>) {
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    const loadedAt = performance.now()
    import('./banner').then(
      ({ Banner }) => setLoaded({ Banner, loadedAt }),
      // Could not be loaded: nothing is asked, so nothing is allowed.
      () => undefined,
    )
  }, [])

  return loaded ? <loaded.Banner {...props} loadedAt={loaded.loadedAt} /> : null
}
