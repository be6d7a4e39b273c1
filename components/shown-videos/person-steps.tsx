'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { isForTheBrowser } from '@/components/ui/link'
import { prefetchNow, whenIdle } from '@/components/ui/prefetch'
import { toast } from '@/components/ui/toast'
import { isForPlayer } from './is-for-player'
import { mayLoadFilms, preloadPerson } from './preload'
import { useSwipe } from './use-swipe'

/** Somebody before or after the person shown, in the order of the search. */
export type Step = {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly hasVideo: boolean
}

type PersonStepsProps = { previous: Step | null; next: Step | null; children: ReactNode }

/**
 * The stage of a person, with the ways to the one before and the one after: by buttons, swipe, and the keys ← →, which
 * are no characters: those would take the place of what somebody says to their computer (WCAG 2.1.4). What the next one
 * needs is loaded ahead, where the connection allows it.
 */
export function PersonSteps({ previous, next, children }: PersonStepsProps) {
  const back = useRef<HTMLAnchorElement>(null)
  const onward = useRef<HTMLAnchorElement>(null)
  // A press on the link, so that unsaved notes are asked about on every way.
  const swipe = useSwipe({
    onLeft: () => onward.current?.click(),
    onRight: () => back.current?.click(),
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForPlayer(event)) return
      if (event.key === 'ArrowRight') onward.current?.click()
      else if (event.key === 'ArrowLeft') back.current?.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  useLoadAhead(next)
  return (
    <div {...swipe} className="relative">
      {children}
      {previous && <StepLink ref={back} step={previous} way="previous" />}
      {next && <StepLink ref={onward} step={next} way="next" />}
    </div>
  )
}

/** Loads the next person's page, poster and film once this one has had time to load. */
function useLoadAhead(next: Step | null) {
  const router = useRouter()
  const id = next?.hasVideo ? next.id : null
  const href = next?.href
  useEffect(() => {
    if (!href) return
    let stop: (() => void) | undefined
    let isGone = false
    whenIdle(() => {
      if (isGone) return
      prefetchNow(() => router.prefetch(href))
      if (id && mayLoadFilms()) stop = preloadPerson(id)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [router, href, id])
}

type StepLinkProps = {
  ref: React.Ref<HTMLAnchorElement>
  step: Step
  way: 'previous' | 'next'
}

function StepLink({ ref, step: { href, name }, way }: StepLinkProps) {
  const t = useTranslations('personVideos')
  const router = useRouter()
  const isNext = way === 'next'
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || isForTheBrowser(event)) return
    event.preventDefault()
    // What is here stays, and can be gone on from.
    if (!navigator.onLine) return void toast('error', t('stepOffline'))
    // The way back leads to the list, not through everybody who was watched.
    router.replace(href)
  }
  return (
    <a
      ref={ref}
      href={href}
      onClick={follow}
      aria-label={t(isNext ? 'next' : 'previous', { name })}
      className={classNames(
        'absolute top-1/2 z-10 grid size-11 place-items-center rounded-full border border-line bg-card text-ink shadow-soft',
        isNext ? 'right-3.5' : 'left-3.5',
      )}
    >
      <Icon name={isNext ? 'arrow-right' : 'back'} />
    </a>
  )
}
