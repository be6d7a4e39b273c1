'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, useCallback, useTransition } from 'react'
import { prefetchInSight, prefetchNow } from './prefetch'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'onPointerEnter' | 'onFocus'> & {
  href: string
  /** `reach` prefetches only on hover or focus, for long pages that few people open. */
  prefetch?: 'sight' | 'reach'
}

/**
 * A link to one of our pages. The page is prefetched when the link becomes visible and again on hover or focus, never
 * on save-data or 2g. With `router.prefetch` the framework keeps at most 4 requests pending; its own link handling
 * would go up to 12 on hover, and next/link, of which nothing else is needed, weighs 3 KB on every page. From the press until
 * the page is there the link is busy, which on a slow network is all that tells that the press counted.
 */
export function Link({ href, prefetch: when = 'sight', onClick, ...rest }: LinkProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const prefetch = useCallback(() => router.prefetch(href), [router, href])
  const watch = useCallback((link: HTMLAnchorElement) => prefetchInSight(link, prefetch), [prefetch])
  const reach = () => prefetchNow(prefetch)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    startTransition(() => router.push(href))
  }
  return (
    <a
      {...rest}
      ref={when === 'sight' ? watch : undefined}
      href={href}
      aria-busy={isPending || undefined}
      onClick={follow}
      onPointerEnter={reach}
      onFocus={reach}
    />
  )
}

/** True for a press that opens another tab or window, saves the page, or leads to another site. */
export function isForTheBrowser(press: MouseEvent<HTMLAnchorElement>): boolean {
  const link = press.currentTarget
  const isModified = press.metaKey || press.ctrlKey || press.shiftKey || press.altKey || press.button !== 0
  const opensElsewhere = !['', '_self'].includes(link.target) || link.hasAttribute('download')
  return isModified || opensElsewhere || link.origin !== location.origin
}
