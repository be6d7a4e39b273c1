import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Application } from '@/lib/applications/application'

/** People whom a move takes something from, and what moves them. */
export type AskingBeforeMove = { readonly people: readonly Application[]; readonly confirm: () => void }

type AskBeforeMoveProps = {
  asking: AskingBeforeMove | null
  title: ReactNode
  /** What the buttons say: that everything stays, and what is done. */
  keep: string
  confirm: string
  onClose: () => void
  children: ReactNode
}

/** Asks before people are moved to where they lose something. */
export function AskBeforeMove({ asking, title, keep, confirm, onClose, children }: AskBeforeMoveProps) {
  return (
    <Dialog
      open={asking !== null}
      onClose={onClose}
      size="confirm"
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              asking?.confirm()
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
