'use client'

import NextLink from 'next/link'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useCallback } from 'react'
import { prefetchInSight, prefetchNow } from './prefetch'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & {
  href: string
  /** `reach` leaves a long page that few ask for alone until somebody reaches for the link. */
  prefetch?: 'sight' | 'reach'
}

/**
 * A link to a page of ours. The page is prefetched when the link comes into sight and again when somebody
 * reaches for it, never on save-data or 2g. Through `router.prefetch` the framework keeps at most 4 requests
 * pending; its own handling of links would go up to 12 under the pointer.
 */
export function Link({ href, prefetch: when = 'sight', ...rest }: LinkProps) {
  const router = useRouter()
  const prefetch = useCallback(() => router.prefetch(href), [router, href])
  const watch = useCallback((link: HTMLAnchorElement) => prefetchInSight(link, prefetch), [prefetch])
  const reach = () => prefetchNow(prefetch)
  return (
    <NextLink
      {...rest}
      ref={when === 'sight' ? watch : undefined}
      href={href}
      prefetch={false}
      onPointerEnter={reach}
      onFocus={reach}
    />
  )
}
