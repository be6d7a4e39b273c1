'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FieldError, FieldHint, OptionalMark } from '@/components/forms/field-frame'
import { useField } from '@/components/forms/use-field'
import { useLeaveGuard } from '@/components/forms/use-leave-guard'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Photo } from '@/components/ui/photo'
import type { AskPermit } from '@/lib/uploads/send-picture'
import { photoId } from '@/validators/photo-id'
import { pickedPictures } from '@/validators/picked-pictures'
import { PendingList } from './pending-list'
import { sendPhoto, useOnline, useUploads } from './use-uploads'

type PhotoFieldProps = {
  /** Path of the list of download addresses in the form's values. */
  name: string
  label: string
  /** The most photos allowed. */
  max: number
  /** The most bytes of each photo when it is sent. */
  maxBytes: number
  /** The most pixels of the longest side when it is sent; 2000 unless told. */
  longestSide?: number
  askPermit: AskPermit
  /** Called when uploading begins and when nothing is being uploaded any more. */
  onBusy: (busy: boolean) => void
  /** The icon for a photo that cannot be shown. */
  icon: IconName
}

type Removed = { readonly url: string; readonly index: number }
type Notice =
  | { readonly kind: 'removed' | 'added' }
  | { readonly kind: 'skipped'; readonly count: number }
  | { readonly kind: 'moved'; readonly number: number }

/** Photos that are chosen, dropped or taken, uploaded at once; the form's value is the list of their addresses. */
export function PhotoField({
  name,
  label,
  max,
  maxBytes,
  longestSide,
  askPermit,
  onBusy,
  icon,
}: PhotoFieldProps) {
  const t = useTranslations('uploads')
  const form = useFormContext()
  const { id, error, aria } = useField({ name, label, hint: true, optional: true })
  const { field } = useController({ name, control: form.control })
  const urls: readonly string[] = field.value ?? []
  const input = useRef<HTMLInputElement>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const order = useRef(new Map<string, number>())
  const [dragged, setDragged] = useState<number | null>(null)
  const online = useOnline()

  const put = (next: readonly string[]) => {
    form.setValue(name, next, { shouldDirty: true })
    form.clearErrors(name)
  }
  const current = (): readonly string[] => form.getValues(name) ?? []
  const place = (url: string) => order.current.get(photoId(url)) ?? -1

  const { pending, add, cancel, retry } = useUploads({
    send: sendPhoto({ maxBytes, longestSide, askPermit }),
    onArrived: (url, number) => {
      order.current.set(photoId(url), number)
      // In the order they were chosen, whichever arrives first: the first photo represents all.
      put([...current(), url].sort((one, other) => place(one) - place(other)))
      setNotice((said) => (said?.kind === 'skipped' ? said : { kind: 'added' }))
    },
  })
  const underWay = pending.some(({ problem }) => problem === null)
  const busy = pending.length > 0
  useEffect(() => onBusy(busy), [busy, onBusy])
  useLeaveGuard(underWay)

  const room = Math.max(0, max - urls.length - pending.length)
  const choose = (files: Iterable<File>) => {
    const chosen = [...files]
    if (chosen.length === 0) return
    setRemoved(null)
    setNotice(chosen.length > room ? { kind: 'skipped', count: chosen.length - room } : null)
    add(chosen.slice(0, room))
    form.clearErrors(name)
  }
  const remove = (index: number) => {
    const url = urls[index]
    if (!url) return
    put(urls.filter((_, at) => at !== index))
    setRemoved({ url, index })
    setNotice({ kind: 'removed' })
  }
  const move = (from: number, to: number) => {
    const url = urls[from]
    if (!url || from === to || to < 0 || to >= urls.length) return
    const next = urls.toSpliced(from, 1).toSpliced(to, 0, url)
    // Photos that arrive later are added after these, whatever their order is now.
    for (const shown of next) order.current.delete(photoId(shown))
    put(next)
    setRemoved(null)
    setNotice({ kind: 'moved', number: to + 1 })
  }
  const undo = () => {
    if (removed) put(urls.toSpliced(removed.index, 0, removed.url))
    setRemoved(null)
    setNotice(null)
    input.current?.focus()
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        <OptionalMark />
      </label>
      <FieldHint id={id}>{t('hint', { max })}</FieldHint>
      {urls.length > 0 && (
        <ul className="mb-3 grid grid-cols-2 gap-3 sm:grid-cols-3" aria-label={t('list', { label })}>
          {urls.map((url, index) => (
            <li
              key={photoId(url)}
              className={classNames('relative', dragged === index && 'opacity-60')}
              draggable={urls.length > 1}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(index)
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault()
              }}
              onDrop={(event) => {
                if (dragged === null) return
                event.preventDefault()
                move(dragged, index)
              }}
            >
              <Photo
                src={url}
                alt={t('photo', { number: index + 1 })}
                icon={icon}
                className="aspect-4/3 w-full rounded-control border border-line"
              />
              {index === 0 && max > 1 && (
                <span className="absolute top-2 left-2 rounded-full bg-card px-2.5 py-0.5 text-sm font-medium text-ink">
                  {t('main')}
                </span>
              )}
              <button
                type="button"
                onClick={() => remove(index)}
                aria-label={t('remove', { number: index + 1 })}
                className="absolute top-1 right-1 grid size-11 place-items-center rounded-full"
              >
                <span className="grid size-9 place-items-center rounded-full border border-line bg-card text-ink shadow-soft">
                  <Icon name="trash" className="size-4.5" />
                </span>
              </button>
              {urls.length > 1 && (
                <MoveButtons
                  number={index + 1}
                  isFirst={index === 0}
                  isLast={index === urls.length - 1}
                  onMove={(by) => move(index, index + by)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <PendingList pending={pending} onCancel={cancel} onRetry={retry} />
      <Chooser
        id={id}
        full={room === 0}
        fullText={t('full', { max })}
        aria={aria}
        onChoose={choose}
        input={(element) => {
          input.current = element
          field.ref(element)
        }}
      />
      <div role="status" className="text-sm text-ink-2 empty:hidden">
        {notice?.kind === 'added' && <p className="mt-2">{t('added', { count: urls.length })}</p>}
        {notice?.kind === 'skipped' && <p className="mt-2">{t('skipped', { max, count: notice.count })}</p>}
        {notice?.kind === 'moved' && <p className="mt-2">{t('moved', { number: notice.number })}</p>}
        {notice?.kind === 'removed' && (
          <p className="mt-1 flex flex-wrap items-center gap-2">
            {t('removed')}
            <UndoButton onUndo={undo}>{t('undo')}</UndoButton>
          </p>
        )}
        {underWay && !online && <p className="mt-2">{t('offline')}</p>}
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}

type MoveButtonsProps = {
  number: number
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

/**
 * Moves the photo one place earlier or later; the focus stays with it, at an end of the row on the remaining button.
 */
function MoveButtons({ number, isFirst, isLast, onMove }: MoveButtonsProps) {
  const t = useTranslations('uploads')
  const buttons = useRef<HTMLDivElement>(null)
  const pressed = useRef<-1 | 1 | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move of the photo may have lost the focus
  useEffect(() => {
    if (pressed.current === null) return
    const at = pressed.current === -1 ? 0 : 1
    pressed.current = null
    const [wanted, other] = at === 0 ? [0, 1] : [1, 0]
    const all = buttons.current?.querySelectorAll('button')
    const target = all?.[wanted]?.disabled ? all[other] : all?.[wanted]
    target?.focus()
  }, [number])
  const button = (by: -1 | 1, disabled: boolean) => (
    <button
      type="button"
      disabled={disabled}
      onClick={() => {
        pressed.current = by
        onMove(by)
      }}
      aria-label={t(by < 0 ? 'earlier' : 'later', { number })}
      className="grid size-11 place-items-center rounded-full disabled:invisible"
    >
      <span className="grid size-9 place-items-center rounded-full border border-line bg-card text-ink shadow-soft">
        <Icon name={by < 0 ? 'back' : 'arrow-right'} className="size-4.5" />
      </span>
    </button>
  )
  return (
    <div ref={buttons} className="absolute inset-x-1 bottom-1 flex justify-between">
      {button(-1, isFirst)}
      {button(1, isLast)}
    </div>
  )
}

/** Takes over the focus of the button that disappeared with its photo. */
function UndoButton({ onUndo, children }: { onUndo: () => void; children: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} variant="secondary" size="sm" onClick={onUndo}>
      {children}
    </Button>
  )
}

type ChooserProps = {
  id: string
  full: boolean
  fullText: string
  aria: ReturnType<typeof useField>['aria']
  onChoose: (files: Iterable<File>) => void
  input: (element: HTMLInputElement | null) => void
}

/** The sources of photos: files, a phone's camera, or dropping them here. */
function Chooser({ id, full, fullText, aria, onChoose, input }: ChooserProps) {
  const t = useTranslations('uploads')
  const camera = useId()
  const [dragging, setDragging] = useState(false)
  const { 'aria-required': _, ...described } = aria
  const files = {
    accept: pickedPictures,
    disabled: full,
    className: 'peer sr-only',
    onChoose,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way beside the input inside
    <div
      className={classNames(
        'flex flex-wrap items-center gap-3 rounded-card border-2 border-dashed p-4',
        dragging ? 'border-mango bg-mango-soft' : 'border-line bg-well/50',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(!full)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDragging(false)
        if (!full) onChoose(event.dataTransfer.files)
      }}
    >
      {full && <p className="text-sm text-ink-2">{fullText}</p>}
      <span className={classNames('relative', full && 'hidden')}>
        <FileInput {...described} {...files} ref={input} id={id} multiple />
        <label htmlFor={id} className={chooserClass}>
          <Icon name="plus" />
          {t('choose')}
        </label>
      </span>
      <span className={classNames('relative hidden', !full && 'pointer-coarse:block')}>
        <FileInput {...files} id={camera} capture="environment" />
        <label htmlFor={camera} className={chooserClass}>
          <Icon name="camera" />
          {t('take')}
        </label>
      </span>
      {!full && <span className="text-sm text-ink-3 pointer-coarse:hidden">{t('drop')}</span>}
    </div>
  )
}

const chooserClass = buttonClass(
  { variant: 'secondary' },
  'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:shadow-[0_0_0_4px_var(--color-mango)]',
)
