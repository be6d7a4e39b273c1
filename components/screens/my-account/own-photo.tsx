'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { useLeaveGuard } from '@/components/forms/use-leave-guard'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { PendingList } from '@/components/uploads/pending-list'
import { useOnline, useUploads } from '@/components/uploads/use-uploads'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Me } from '@/lib/accounts/me'
import { removeOwnPhoto } from '@/lib/accounts/own-photo'
import type { Problem } from '@/lib/api/problem'
import { pickedPictures } from '@/validators/picked-pictures'
import { PhotoFrame } from './photo-frame'
import { sendOwnPhoto } from './send-own-photo'

export type OwnPhotoProps = { me: Pick<Me, 'kind' | 'displayName' | 'photoUrl'> }

/** The person's photo, which is saved as soon as it is chosen, and the way to take it away. */
export default function OwnPhoto({ me: { kind, displayName, photoUrl } }: OwnPhotoProps) {
  const t = useTranslations('account.photo')
  const uploads = useTranslations('uploads')
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(photoUrl)
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [removing, setRemoving] = useState(false)
  const online = useOnline()

  const { pending, add, cancel, retry } = useUploads({
    send: sendOwnPhoto(kind),
    onArrived: (address) => {
      setShown(address)
      setStatus(t('saved'))
      // The menu shows it too.
      router.refresh()
    },
  })
  const isSending = pending.some((upload) => upload.problem === null)
  useLeaveGuard(isSending)

  const choose = (files: readonly File[]) => {
    setStatus('')
    setProblem(null)
    for (const failed of pending) cancel(failed.id)
    add(files.slice(0, 1))
  }

  const remove = async () => {
    setRemoving(true)
    setProblem(null)
    setStatus('')
    try {
      await removeOwnPhoto(kind)
      setShown(null)
      setStatus(t('removed'))
      input.current?.focus()
      router.refresh()
    } catch (error) {
      setProblem(problemFrom(error))
    } finally {
      setRemoving(false)
    }
  }

  return (
    <div className="mb-5 border-b border-line pb-5">
      <ErrorSummary problem={problem} />
      <PhotoFrame me={{ kind, displayName, photoUrl: shown }} aboutId={`${id}-about`}>
        <span className="relative">
          <FileInput
            ref={input}
            id={id}
            accept={pickedPictures}
            disabled={isSending}
            aria-describedby={`${id}-about`}
            className="peer sr-only"
            onChoose={choose}
          />
          <label
            htmlFor={id}
            className={buttonClass(
              { variant: 'secondary', size: 'sm' },
              'cursor-pointer peer-disabled:opacity-60 peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:shadow-[0_0_0_4px_var(--color-mango)]',
            )}
          >
            <Icon name="camera" />
            {shown ? t('change') : t('choose')}
          </label>
        </span>
        {shown && (
          <Button
            variant="ghost"
            size="sm"
            loading={removing}
            disabled={isSending}
            onClick={() => void remove()}
          >
            {t('remove')}
          </Button>
        )}
      </PhotoFrame>
      <div className="mt-3 empty:hidden">
        <PendingList pending={pending} onCancel={cancel} onRetry={retry} />
      </div>
      <div role="status" className="text-sm text-ink-2 empty:hidden">
        {status && <p className="mt-2">{status}</p>}
        {isSending && !online && <p className="mt-2">{uploads('offline')}</p>}
      </div>
    </div>
  )
}
