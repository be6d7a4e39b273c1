'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type PanelProblemProps = {
  /** What failed, if the network was not the cause. */
  text: string
  /** Undefined when the person can simply repeat the action. */
  onRetry?: () => void
}

/** Shows in the panel what failed. */
export function PanelProblem({ text, onRetry }: PanelProblemProps) {
  const t = useTranslations('notifications')
  const isOffline = !navigator.onLine
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-control bg-chilli-soft p-3 text-sm text-chilli"
    >
      <Icon name={isOffline ? 'wifi-off' : 'warning'} />
      <p className="min-w-0 flex-1">{isOffline ? t('offline') : text}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
