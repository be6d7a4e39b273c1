import { type ReactNode, useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-style'
import { Dialog } from '@/components/ui/dialog'
import { type Problem, ProblemError } from '@/lib/api/browser'

type SendingDialogProps = {
  title: string
  cancelLabel: string
  sendLabel: string
  variant?: ButtonVariant
  /** Sends what was confirmed; rejects with a ProblemError that says why it was refused. */
  send: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks once more before something is sent, and says why it was refused. */
export function SendingDialog(props: SendingDialogProps) {
  const { title, cancelLabel, sendLabel, variant, send, onClose, children } = props
  const problemText = useProblemText()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Problem | null>(null)

  const confirm = async () => {
    setSending(true)
    setRefusal(null)
    try {
      await send()
    } catch (error) {
      setSending(false)
      if (!(error instanceof ProblemError)) throw error
      setRefusal(error.problem)
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
            {cancelLabel}
          </Button>
          <Button variant={variant} loading={isSending} onClick={confirm}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {refusal && (
        <p role="alert" className="mt-3 text-sm text-chilli">
          {problemText(refusal)}
        </p>
      )}
    </Dialog>
  )
}
