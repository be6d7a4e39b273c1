import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Problem } from '@/lib/api/problem'
import type { OwnIntroVideo } from '@/lib/videos/intro-video'

type ChangeDialogProps = {
  title: string
  isReady?: boolean
  /** Sends the change until the dialog is gone; null when it must be corrected first. */
  change: (signal: AbortSignal) => Promise<OwnIntroVideo> | null
  onSaved: (video: OwnIntroVideo) => void
  onClose: () => void
  children: ReactNode
}

/** A change to a film that was sent, which stays in the dialog until it is stored. */
export function ChangeDialog({
  title,
  isReady = true,
  change,
  onSaved,
  onClose,
  children,
}: ChangeDialogProps) {
  const t = useTranslations('introVideos.own')
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const over = useRef<AbortController>(null)
  useEffect(() => () => over.current?.abort(), [])

  const save = async () => {
    const controller = new AbortController()
    const sent = change(controller.signal)
    if (!sent) return
    over.current = controller
    setSaving(true)
    setProblem(null)
    try {
      onSaved(await sent)
    } catch (error) {
      if (controller.signal.aborted) return
      setProblem(problemFrom(error))
      setSaving(false)
    }
  }
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isSaving} disabled={!isReady} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <ErrorSummary problem={problem} />
      </div>
    </Dialog>,
    document.body,
  )
}
