'use client'

import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

const widths = {
  confirm: 'w-[calc(100%-2rem)] max-w-[416px]',
  modal: 'w-[calc(100%-2rem)] max-w-[520px]',
  wide: 'w-[90%] max-w-none',
  sheet: 'w-full max-w-[520px] max-sm:mb-0',
}

type DialogProps = {
  open: boolean
  /** Called when it is closed by Escape, by a press outside it, or by the browser's back gesture. */
  onClose: () => void
  /** Called before Escape or the back gesture closes it; `preventDefault` keeps it open, where `cancelable`. */
  onCancel?: (request: SyntheticEvent<HTMLDialogElement>) => void
  title: ReactNode
  /** 416 px for confirmations, 520 px for others and for sheets at a phone's foot, 90 % of the window for the cookie settings. */
  size?: keyof typeof widths
  /** The name of a button that closes it, for one without an action that does. */
  closeLabel?: string
  children: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
}

/** A modal dialog with the browser's own element, which keeps the focus inside and restores it afterwards. */
export function Dialog({
  open,
  onClose,
  onCancel,
  title,
  size = 'modal',
  closeLabel,
  children,
  actions,
}: DialogProps) {
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
      onCancel={(event) => event.target === event.currentTarget && onCancel?.(event)}
      // React passes the closing of a dialog inside this one on to it.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => {
        if (event.target === element.current) element.current.close()
      }}
      className={classNames(
        'm-auto scroll-pb-32 overflow-y-auto rounded-panel border border-line bg-card p-0 text-ink shadow-soft backdrop:bg-[rgb(12_18_34/0.55)]',
        size === 'confirm' ? 'max-h-[100dvh]' : 'max-h-[85dvh]',
        widths[size],
      )}
    >
      <div className="p-6">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="min-w-0 text-xl">
            {title}
          </h2>
          {closeLabel && (
            <button
              type="button"
              aria-label={closeLabel}
              onClick={() => element.current?.close()}
              className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:text-ink"
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        <div className="mt-2">{children}</div>
        {actions && <div className="dialog-actions mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </dialog>
  )
}
