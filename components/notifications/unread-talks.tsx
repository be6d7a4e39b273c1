'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import useSWR from 'swr'
import { CountBadge } from '@/components/layout/count-badge'
import { keptFresh } from '@/components/ui/kept-fresh'
import { ProblemError } from '@/lib/api/problem'
import type { NotificationSource } from '@/lib/notifications/notification'
import { askUnreadTalks } from '@/lib/notifications/unread-talks'
import { unreadTalksKey } from '@/validators/talk-terms'
import { unreadTalksPlace } from './unread-talks-place'

const lookEveryMs = 60_000

/**
 * Asks how many conversations have something unread, as often as the bell asks for its own number, and when somebody
 * comes to their conversations or leaves them. Puts the number at the page's places for it, which so need no script;
 * a page without one is of somebody who does not talk.
 */
export function UnreadTalks({ source }: { source: NotificationSource }) {
  const t = useTranslations('notifications')
  const pathname = usePathname()
  const [isOver, setIsOver] = useState(false)
  const [count, setCount] = useState(0)
  const [places, setPlaces] = useState<readonly Element[]>([])
  useSWR(
    isOver || places.length === 0 ? null : [unreadTalksKey, pathname === '/chat'],
    () => askUnreadTalks(source),
    {
      ...keptFresh(lookEveryMs),
      onSuccess: setCount,
      // The number stays as it is; the next check may succeed, unless the session has ended.
      onError: (error) => setIsOver(error instanceof ProblemError && error.problem.status === 401),
    },
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have drawn its places anew.
  useEffect(() => setPlaces([...document.querySelectorAll(`[${unreadTalksPlace}]`)]), [count, pathname])
  return places.map((place, index) =>
    createPortal(<CountBadge count={count} label={t('unreadTalks', { count })} />, place, String(index)),
  )
}
