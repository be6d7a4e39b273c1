'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { useViolationText } from '@/components/forms/violation-text'
import { Button } from '@/components/ui/button'
import { Photo } from '@/components/ui/photo'
import type { Problem } from '@/lib/api/problem'
import { encodeViolation, knownViolation } from '@/validators/violation'
import { isAboutFile } from './file-faults'
import type { PendingUpload } from './use-uploads'

type PendingListProps = {
  pending: readonly PendingUpload[]
  onCancel: (id: number) => void
  onRetry: (upload: PendingUpload) => void
}

/** Running uploads with their progress, and failed ones with the reason and what to do. */
export function PendingList({ pending, onCancel, onRetry }: PendingListProps) {
  const t = useTranslations('uploads')
  const problemText = useProblemText()
  const violationText = useViolationText()
  const reasonOf = (problem: Problem) => {
    const [fault] = problem.errors ?? []
    return fault
      ? violationText(encodeViolation(knownViolation(fault.rule, fault.params)), t('thisFile'))
      : problemText(problem)
  }
  if (pending.length === 0) return null
  return (
    <ul className="mb-3 grid grid-cols-1 gap-2">
      {pending.map((upload) => {
        const { id, source, preview, percent, problem } = upload
        const about = (action: string) => t('of', { action, file: source.name })
        return (
          <li key={id} className="flex gap-3 rounded-control border border-line bg-card p-2.5">
            <Preview picture={preview} />
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm font-medium">{source.name}</p>
              {problem ? (
                <p role="alert" className="text-sm text-chilli">
                  {reasonOf(problem)}
                </p>
              ) : (
                <Progress percent={percent} source={source} />
              )}
              <div className="mt-1 flex flex-wrap gap-2">
                {problem && !isAboutFile(problem) && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={about(t('retry'))}
                    onClick={() => onRetry(upload)}
                  >
                    {t('retry')}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant={problem ? 'secondary' : 'ghost'}
                  className={problem ? undefined : '-ml-3.5'}
                  aria-label={about(problem ? t('dismiss') : t('cancel'))}
                  onClick={() => onCancel(id)}
                >
                  {problem ? t('dismiss') : t('cancel')}
                </Button>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Progress({ percent, source }: { percent: number | null; source: File }) {
  const t = useTranslations('uploads')
  const preparing = source.type === 'application/pdf' ? t('preparingFile') : t('preparing')
  return (
    <>
      <p className="text-sm text-ink-2">{percent === null ? preparing : t('sending', { percent })}</p>
      <progress
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-well [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-leaf"
        aria-label={source.name}
        max={100}
        value={percent ?? 0}
      />
    </>
  )
}

/** Shows the prepared picture, which is small and displayable; the camera's original may be neither. */
function Preview({ picture }: { picture: Blob | null }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return <Photo src={address} alt="" icon="camera" className="size-14 shrink-0 rounded-control" />
}
