'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { reserveFoot, stayClear } from '@/components/layout/docked'
import { routeName } from '@/lib/auth/route-names'
import { consent, useConsent, watchConsent } from '@/lib/consent/browser-consent'

const loadSettings = () => import('./consent-settings')

export type BannerProps = {
  label: string
  /** When the page was loaded, from performance.now(). */
  loadedAt: number
  children: ReactNode
}

/** The consent banner and the settings behind it. */
export function Banner({ label, loadedAt, children }: BannerProps) {
  const { bannerVisible, settingsVisible } = useConsent()
  const isStill = routeName(usePathname()) === 'employer-payment-topup'
  const place = useRef<HTMLElement>(null)
  const [Settings, setSettings] = useState<ComponentType>()

  useEffect(() => watchConsent(performance.now() - loadedAt), [loadedAt])

  useLayoutEffect(() => {
    if (!bannerVisible || !place.current) return
    loadSettings().catch(() => undefined)
    const stopReserving = reserveFoot(place.current)
    const stopClearing = stayClear(place.current)
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
        className="stays-[consent] fixed inset-x-3 bottom-[calc(0.75rem+env(safe-area-inset-bottom))] z-40 mx-auto max-w-2xl lg:right-24 lg:left-auto lg:w-full print:hidden"
      >
        <div
          className={`max-h-[60dvh] overflow-y-auto rounded-panel border border-line bg-card p-4 shadow-soft sm:p-5 ${isStill ? '' : 'animate-slide-in'}`}
        >
          {children}
        </div>
      </section>
      {Settings && <Settings />}
    </>
  )
}
