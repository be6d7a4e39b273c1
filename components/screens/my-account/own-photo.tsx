'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { useLeaveGuard } from '@/components/forms/use-leave-guard'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { PendingList } from '@/components/uploads/pending-list'
import { type Send, sendPhoto, useOnline, useUploads } from '@/components/uploads/use-uploads'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Me } from '@/lib/accounts/me'
import { permitOwnPhoto, removeOwnPhoto, showOwnPhoto } from '@/lib/accounts/own-photo'
import type { Problem } from '@/lib/api/problem'
import { pickedPictures } from '@/validators/picked-pictures'
import { profilePhotoSide, uploadTerms } from '@/validators/upload-terms'

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
    send: sendAndShow(kind),
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
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Avatar name={displayName} src={shown} className="size-20 text-3xl" />
        <div className="min-w-0 flex-1 basis-44">
          <p className="font-medium">{t('title')}</p>
          <p id={`${id}-about`} className="text-sm text-ink-2">
            {t('about', { kind })}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
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
          </div>
        </div>
      </div>
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

/** Uploads a photo and shows it; a photo that could not be saved is a failed upload, which can be tried again. */
function sendAndShow(kind: Me['kind']): Send<string> {
  const send = sendPhoto({
    maxBytes: uploadTerms.profile_photo.maxBytes,
    longestSide: profilePhotoSide,
    askPermit: permitOwnPhoto(kind),
  })
  return async (source, options) => {
    const sent = await send(source, options)
    if (sent.problem) return sent
    try {
      const { photoUrl } = await showOwnPhoto(kind, sent.arrived)
      return { arrived: photoUrl, problem: null }
    } catch (error) {
      return { problem: problemFrom(error) }
    }
  }
}
