import type { ReactNode } from 'react'
import { Alert } from './alert'

type ClashAlertProps = {
  /** With which job, of whom and when. */
  children: string
  /** The way to that job. */
  action?: ReactNode
  id?: string
}

/** That one of somebody's own jobs or offers is in the way of a job, wherever they are to decide about that. */
export function ClashAlert({ children, action, id }: ClashAlertProps) {
  return (
    <div id={id} tabIndex={id ? -1 : undefined} className="scroll-mt-6">
      <Alert tone="mango" title={children} action={action} />
    </div>
  )
}
