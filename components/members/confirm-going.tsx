'use client'

import { useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { localProblem, type Problem, ProblemError } from '@/lib/api/problem'

type ConfirmGoingProps = {
  title: string
  about: string
  /** Texts of the two buttons. */
  keep: string
  confirm: string
  /** Performs the removal; rejects with a ProblemError if that fails. */
  go: () => Promise<unknown>
  onGone: () => void
  onClose: () => void
}

/** Asks for confirmation before somebody is removed from the company, since only an invitation brings them back. */
export default function ConfirmGoing({
  title,
  about,
  keep,
  confirm,
  go,
  onGone,
  onClose,
}: ConfirmGoingProps) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const goNow = async () => {
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
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void goNow()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-ink-2">{about}</p>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
