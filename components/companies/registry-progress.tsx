'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'

/** Nothing for a quick answer, then that the search runs, then that the registry is slow today. */
const stages = [
  { key: 'searching', afterMs: 400 },
  { key: 'slow', afterMs: 3_000 },
] as const

/** Shows the progress of a registry look-up. */
export function RegistryProgress() {
  const t = useTranslations('companies.progress')
  const [stage, setStage] = useState<(typeof stages)[number]['key'] | null>(null)
  useEffect(() => {
    const timers = stages.map(({ key, afterMs }) => setTimeout(() => setStage(key), afterMs))
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
      {stage && (
        <>
          <Spinner className="size-4" />
          <span>{t(stage)}</span>
        </>
      )}
    </p>
  )
}
