'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { localProblem, type Problem, ProblemError } from '@/lib/api/problem'

type ConfirmGoingProps = {
  /** Who goes: a colleague by name, or null for the one who reads this. */
  name: string | null
  /** Rejects with a ProblemError when it cannot be done. */
  go: () => Promise<unknown>
  onGone: () => void
  onClose: () => void
}

/** Asks before somebody is taken out of the company, since only an invitation brings them back. */
export default function ConfirmGoing({ name, go, onGone, onClose }: ConfirmGoingProps) {
  const t = useTranslations(name === null ? 'members.leave' : 'members.remove')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await go()
      onGone()
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.problem : localProblem('network'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={t('title', { name: name ?? '' })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void confirm()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-ink-2">{t('about')}</p>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
