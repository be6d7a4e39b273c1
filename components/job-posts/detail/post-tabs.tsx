'use client'

import { useRouter, useSelectedLayoutSegment } from 'next/navigation'
import { type MouseEvent, type ReactNode, startTransition, useOptimistic } from 'react'
import { isForTheBrowser, Link } from '@/components/ui/link'

export type PostTab = { readonly href: string; readonly segment: string | null; readonly name: ReactNode }

/** The pages about one post. A pressed tab is marked at once, before its page has come. */
export function PostTabs({ tabs, label }: { tabs: readonly PostTab[]; label: string }) {
  const router = useRouter()
  const [current, choose] = useOptimistic(useSelectedLayoutSegment())
  const go = (press: MouseEvent<HTMLAnchorElement>, href: string, segment: string | null) => {
    if (isForTheBrowser(press)) return
    press.preventDefault()
    startTransition(() => {
      choose(segment)
      router.push(href, { scroll: false })
    })
  }
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max min-w-full gap-1 border-b border-line">
        {tabs.map(({ href, segment, name }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={segment === current ? 'page' : undefined}
              onClick={(press) => go(press, href, segment)}
              className="-mb-px inline-flex min-h-12 items-center gap-1.5 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
