'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { browserKind } from '@/lib/videos/browser-kind'
import type { CameraProblem } from '@/lib/videos/camera'

type CameraHelpProps = {
  problem: CameraProblem
  onRetry: () => void
  /** The other way: choosing a file. */
  instead: ReactNode
}

/** Why there is no picture, what to do about it in this browser, and the way without a camera. */
export function CameraHelp({ problem, onRetry, instead }: CameraHelpProps) {
  const t = useTranslations('recording.camera')
  const isRefused = problem === 'refused'
  return (
    <Alert
      live
      tone="mango"
      title={t(`problems.${problem}.title`)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('again')}
          </Button>
          {instead}
        </div>
      }
    >
      <p>{isRefused ? t(`allow.${browserKind(navigator.userAgent)}`) : t(`problems.${problem}.about`)}</p>
    </Alert>
  )
}
