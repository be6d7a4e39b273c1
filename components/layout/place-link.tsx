'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { isAt, type Place } from './places'

type PlaceLinkProps = Pick<Place, 'href' | 'but'> & { className: string; children: ReactNode }

/** A navigation link that marks the current page (aria-current, styled by `aria-[current]:`). */
export function PlaceLink({ href, but, className, children }: PlaceLinkProps) {
  const here = isAt({ href, but }, usePathname())
  return (
    <Link href={href} aria-current={here ? 'page' : undefined} className={className}>
      {children}
    </Link>
  )
}
