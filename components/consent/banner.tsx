'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { reserveFoot, stayClear } from '@/components/layout/docked'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { routeName } from '@/lib/auth/route-names'
import { consent, useConsent, watchConsent } from '@/lib/consent/browser-consent'

const loadSettings = () => import('./consent-settings')

/** Hides the banner while it lies over what the page asks; the room at the page's end lets each be scrolled clear of it. */
function giveWayTo(banner: HTMLElement, asked: string): void {
  const own = banner.getBoundingClientRect()
  const isOver = [...document.querySelectorAll(asked)].some((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top < own.bottom && bottom > own.top
  })
  banner.style.visibility = isOver && !banner.contains(document.activeElement) ? 'hidden' : ''
}

export type BannerProps = {
  label: string
  /** When the page was loaded, from performance.now(). */
  loadedAt: number
  /** What the line of a phone says, which unfolds the rest. */
  line: ReactNode
  about: ReactNode
  links: ReactNode
  /** Rejecting and accepting, always in sight. */
  answers: ReactNode
}

/**
 * The consent banner and the settings behind it. On a phone it is one line until it is unfolded. It is not shown over what
 * a page asks (`data-asked`): an offer, changed terms, whether somebody comes.
 */
export function Banner({ label, loadedAt, line, about, links, answers }: BannerProps) {
  const { bannerVisible, settingsVisible } = useConsent()
  const isStill = routeName(usePathname()) === 'employer-payment-topup'
  const place = useRef<HTMLElement>(null)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [Settings, setSettings] = useState<ComponentType>()

  useEffect(() => watchConsent(performance.now() - loadedAt), [loadedAt])

  useLayoutEffect(() => {
    if (!bannerVisible || !place.current) return
    loadSettings().catch(() => undefined)
    const banner = place.current
    const stopReserving = reserveFoot(banner)
    const stopClearing = stayClear(banner, () => giveWayTo(banner, '[data-asked], [data-unanswered]'))
    return () => {
      stopReserving()
      stopClearing()
    }
  }, [bannerVisible])

  useEffect(() => {
    if (!settingsVisible) return
    // Could not be loaded: pressing again tries again.
    loadSettings().then(({ ConsentSettings }) => setSettings(() => ConsentSettings), consent.closeSettings)
  }, [settingsVisible])

  return (
    <>
      <section
        ref={place}
        aria-label={label}
        hidden={!bannerVisible}
        data-docked
        // While it is there, a phone's header and bars scroll with the page: all of them would leave it too little room.
        data-alone={bannerVisible || undefined}
        className="stays-[consent] fixed inset-x-2 bottom-[calc(0.75rem+env(safe-area-inset-bottom))] z-40 mx-auto max-w-2xl lg:right-24 lg:left-auto lg:w-full print:hidden"
      >
        <div
          className={classNames(
            'max-h-[60dvh] overflow-y-auto rounded-panel border border-line bg-card p-2 shadow-soft sm:p-5',
            !isStill && 'animate-slide-in',
          )}
        >
          <div className={classNames('max-sm:px-2', !isUnfolded && 'max-sm:hidden')}>{about}</div>
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:mt-2 sm:gap-x-6">
            <div className={classNames('max-sm:w-full max-sm:px-2', !isUnfolded && 'max-sm:hidden')}>
              {links}
            </div>
            <button
              type="button"
              aria-expanded={isUnfolded}
              onClick={() => setIsUnfolded(!isUnfolded)}
              className="flex min-h-11 items-center gap-1 px-1 text-sm font-medium sm:hidden"
            >
              {line}
              <Icon name="chevron-down" className={classNames('size-4', isUnfolded && 'rotate-180')} />
            </button>
            {answers}
          </div>
        </div>
      </section>
      {Settings && <Settings />}
    </>
  )
}
