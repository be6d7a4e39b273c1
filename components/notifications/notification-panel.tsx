'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { NotificationListProps } from './notification-list'
import { PanelProblem } from './panel-problem'
import { PanelSkeleton } from './panel-skeleton'

const loadList = () => import('./notification-list')

export type NotificationPanelProps = { id: string; list: NotificationListProps; onClose: () => void }

/** The panel of notifications; its list loads with it, and it says when that fails. */
export default function NotificationPanel({ id, list, onClose }: NotificationPanelProps) {
  const t = useTranslations('notifications')
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [List, setList] = useState<ComponentType<NotificationListProps> | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    loadList().then(
      ({ default: loaded }) => setList(() => loaded),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-panel
      className="absolute inset-x-0 top-full flex max-h-[calc(100dvh-9rem)] flex-col rounded-b-panel border-b border-line bg-card shadow-soft lg:inset-x-auto lg:top-auto lg:bottom-0 lg:left-full lg:ml-5 lg:max-h-[min(36rem,calc(100dvh-14rem))] lg:w-104 lg:max-w-[calc(100vw-17rem)] lg:rounded-panel lg:border"
    >
      <div className="flex items-center justify-between gap-2 px-4 pt-2">
        <h2 id={titleId} className="text-lg">
          {t('title')}
        </h2>
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className="-mr-2.5 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-well"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="overflow-y-auto overscroll-contain px-2 pt-1 pb-3">
        {List && <List {...list} />}
        {!List && failed && <PanelProblem text={t('failed')} onRetry={load} />}
        {!List && !failed && <PanelSkeleton label={t('loading')} />}
      </div>
    </div>
  )
}
