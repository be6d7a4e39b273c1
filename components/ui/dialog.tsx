'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names'

const widths = {
  confirm: 'w-[calc(100%-2rem)] max-w-[416px]',
  modal: 'w-[calc(100%-2rem)] max-w-[520px]',
  wide: 'w-[90%] max-w-none',
}

type DialogProps = {
  open: boolean
  /** Called when it is closed by Escape, by a press outside it, or by the browser's back gesture. */
  onClose: () => void
  title: ReactNode
  /** 416 px for confirmations, 520 px for others, 90 % of the window for the cookie settings. */
  size?: keyof typeof widths
  children: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
}

/** A modal dialog with the browser's own element, which keeps the focus inside and restores it afterwards. */
export function Dialog({ open, onClose, title, size = 'modal', children, actions }: DialogProps) {
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own way out of a modal dialog
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) element.current.close()
      }}
      className={classNames(
        'm-auto max-h-[85dvh] scroll-pb-32 overflow-y-auto rounded-panel border border-line bg-card p-0 text-ink shadow-soft backdrop:bg-[rgb(12_18_34/0.55)]',
        widths[size],
      )}
    >
      <div className="p-6">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <div className="mt-2">{children}</div>
        {actions && <div className="dialog-actions mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </dialog>
  )
}
