'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Branch } from '@/lib/branches/branch'
import { deleteBranch } from '@/lib/branches/requests'

type BranchDeletionProps = {
  branch: Branch
  onDeleted: (branch: Branch) => void
  onClose: () => void
}

/** Asks before a branch is deleted, and says why when it cannot be. */
export default function BranchDeletion({ branch, onDeleted, onClose }: BranchDeletionProps) {
  const t = useTranslations('branchList.deletion')
  const problemText = useProblemText()
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    setProblem(null)
    try {
      onDeleted(await deleteBranch(branch))
    } catch (error) {
      setProblem(problemOfFailure(error))
      setBusy(false)
    }
  }
  const isKept = problem?.code === 'branch_in_use'
  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={t('title', { name: branch.name })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(isKept ? 'close' : 'keep')}
          </Button>
          {!isKept && (
            <Button variant="danger" loading={busy} onClick={() => void remove()}>
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      {!isKept && <p className="mb-3 text-ink-2">{t('warn', { photos: branch.photos.length })}</p>}
      {problem && <Alert live tone="chilli" title={problemText(problem)} />}
    </Dialog>
  )
}
