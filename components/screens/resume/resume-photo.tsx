'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { useLeaveGuard } from '@/components/forms/use-leave-guard'
import { sendOwnPhoto } from '@/components/screens/my-account/send-own-photo'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import { PendingList } from '@/components/uploads/pending-list'
import { useUploads } from '@/components/uploads/use-uploads'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { removeOwnPhoto } from '@/lib/accounts/own-photo'
import { localProblem, type Problem } from '@/lib/api/problem'
import { pickedPictures } from '@/validators/picked-pictures'

const PhotoCrop = pressPart(() => import('@/components/resumes/photo-crop'))

type ResumePhotoProps = {
  displayName: string
  photoUrl: string | null
  onChange: (hasPhoto: boolean) => void
}

/** The worker's photo: a square is cut out before it is sent, and stored as soon as it is. */
export function ResumePhoto({ displayName, photoUrl, onChange }: ResumePhotoProps) {
  const t = useTranslations('resumes.photo')
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(photoUrl)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [status, setStatus] = useState('')
  const { pending, add, cancel, retry } = useUploads({
    send: sendOwnPhoto('worker'),
    onArrived: (address) => show(address, t('saved')),
  })
  const isSending = pending.some((upload) => upload.problem === null)
  useLeaveGuard(isSending)

  function show(address: string | null, told: string) {
    setShown(address)
    setStatus(told)
    onChange(address !== null)
    // The menu shows it too.
    router.refresh()
  }

  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    setStatus('')
    setProblem(null)
    for (const failed of pending) cancel(failed.id)
    try {
      const { openPicture } = await import('@/lib/uploads/prepare-picture')
      setPicture((await openPicture(file)).picture)
    } catch (error) {
      const refused = problemFrom(error)
      // Its size is the only rule of a form that a picture breaks here, and there is no field to say it at.
      setProblem(refused.errors ? localProblem('file_too_large') : refused)
    }
  }
  const close = () => {
    picture?.close()
    setPicture(null)
    input.current?.focus()
  }
  const remove = async () => {
    setProblem(null)
    try {
      await removeOwnPhoto('worker')
      show(null, t('removed'))
      input.current?.focus()
    } catch (error) {
      setProblem(problemFrom(error))
    }
  }

  return (
    <section aria-label={t('title')} className="grid gap-3 rounded-card border border-line bg-card p-4">
      <ErrorSummary problem={problem} />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Avatar name={displayName} src={shown} className="size-20 text-3xl" />
        <div className="min-w-0 flex-1 basis-44">
          <h2 className="font-medium">{t('title')}</h2>
          <p id={`${id}-about`} className="text-sm text-ink-2">
            {t('about')}
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
                onChoose={(files) => void choose(files)}
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
              <Button variant="ghost" size="sm" disabled={isSending} onClick={() => void remove()}>
                {t('remove')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <div className="empty:hidden">
        <PendingList pending={pending} onCancel={cancel} onRetry={retry} />
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {status}
      </p>
      {picture && (
        <PhotoCrop
          picture={picture}
          onUse={(photo) => {
            add([photo])
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}
