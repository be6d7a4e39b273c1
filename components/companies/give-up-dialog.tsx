'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { localProblem, type Problem, ProblemError } from '@/lib/api/problem'
import { giveUpCompany } from '@/lib/companies/disputes'

type GiveUpDialogProps = { onClose: () => void; children?: ReactNode }

/** Asks for confirmation before an unconfirmed company is closed, since this cannot be undone. */
export default function GiveUpDialog({ onClose, children }: GiveUpDialogProps) {
  const t = useTranslations('companyDisputes.giveUp')
  const router = useRouter()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const giveUp = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await giveUpCompany()
      router.push('/verify-employer')
      router.refresh()
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.problem : localProblem('network'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={t('title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void giveUp()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-ink-2">{t('warn')}</p>
      {children}
      <FormProblem problem={problem} />
    </Dialog>
  )
}
