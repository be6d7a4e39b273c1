'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { useLeaveGuard } from '@/components/forms/use-leave-guard'
import { buttonClass } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { pickedPictures } from '@/validators/picked-pictures'
import { isAboutFile } from './file-faults'
import { PendingList } from './pending-list'
import { type Send, useUploads } from './use-uploads'

type DocumentChooserProps<Arrived> = {
  /** The button's text, and what the files are for; screen readers announce both. */
  label: string
  of: string
  /** How many more files may be added. */
  room: number
  /** For one file only, behind a small button: it replaces another. */
  replaces?: boolean
  describedBy?: string
  send: Send<Arrived>
  onArrived: (arrived: Arrived) => void
  /** Called when uploading begins and when nothing is being uploaded any more. */
  onBusy: (busy: boolean) => void
}

/** Pictures and PDFs, chosen or dropped, uploaded at once, each with its progress or why it was refused. */
export function DocumentChooser<Arrived>({
  label,
  of,
  room,
  replaces = false,
  describedBy,
  send,
  onArrived,
  onBusy,
}: DocumentChooserProps<Arrived>) {
  const t = useTranslations('uploads')
  const id = useId()
  const [dragging, setDragging] = useState(false)
  const { pending, add, cancel, retry } = useUploads({
    send,
    onArrived: (arrived: Arrived) => onArrived(arrived),
  })
  const underWay = pending.some(({ problem }) => problem === null)
  useEffect(() => {
    onBusy(underWay)
    // A chooser that replaced a document disappears with it, before it could report the end.
    return () => onBusy(false)
  }, [underWay, onBusy])
  useLeaveGuard(underWay)
  // What was refused for what it is takes no room: another one is chosen in its place.
  const refused = pending.filter(({ problem }) => problem && isAboutFile(problem))
  const free = replaces ? 1 : Math.max(0, room - (pending.length - refused.length))
  const choose = (files: Iterable<File>) => {
    for (const { id: last } of refused) cancel(last)
    add([...files].slice(0, free))
  }

  const chooser = (
    <span className="relative">
      <FileInput
        id={id}
        accept={`${pickedPictures},application/pdf`}
        multiple={free > 1}
        disabled={free === 0}
        aria-label={t('of', { action: label, file: of })}
        aria-describedby={describedBy}
        className="peer sr-only"
        onChoose={choose}
      />
      <label
        htmlFor={id}
        className={buttonClass(
          { variant: 'secondary', size: replaces ? 'sm' : 'md' },
          'cursor-pointer peer-disabled:hidden peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:shadow-[0_0_0_4px_var(--color-mango)]',
        )}
      >
        <Icon name={replaces ? 'refresh' : 'plus'} />
        {label}
      </label>
    </span>
  )
  return (
    <div className={replaces ? undefined : 'w-full'}>
      <PendingList pending={pending} onCancel={cancel} onRetry={retry} />
      {replaces ? (
        chooser
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way beside the input inside
        <div
          className={classNames(
            'flex flex-wrap items-center gap-3 rounded-card border-2 border-dashed p-4',
            dragging ? 'border-mango bg-mango-soft' : 'border-line bg-well/50',
          )}
          onDragOver={(event) => {
            event.preventDefault()
            setDragging(free > 0)
          }}
          onDragLeave={() => setDragging(false)}
          onDrop={(event) => {
            event.preventDefault()
            setDragging(false)
            choose(event.dataTransfer.files)
          }}
        >
          {chooser}
          {free === 0 ? (
            <span className="text-sm text-ink-2">{t('documentsFull')}</span>
          ) : (
            <span className="text-sm text-ink-3 pointer-coarse:hidden">{t('dropDocument')}</span>
          )}
        </div>
      )}
    </div>
  )
}
