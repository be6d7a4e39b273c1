'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { useLeaveGuard } from '@/components/forms/use-leave-guard'
import { mainId } from '@/components/layout/page-focus'
import { buttonClass } from '@/components/ui/button-style'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import { Spinner } from '@/components/ui/spinner'
import { localProblem } from '@/lib/api/problem'
import { uploadTerms } from '@/validators/upload-terms'
import { ChooseStage } from './choose-stage'
import { useStudio } from './use-studio'

const CameraPart = pressPart(() => import('./camera-part'), <Loading />)
const FilmPart = pressPart(() => import('./film-part'), <Loading />)

const { maxBytes } = uploadTerms.intro_video

type StudioProps = {
  uid: string
  /** The questions of the films that are there already. */
  answered: readonly (string | null)[]
  /** How many more films there may be. */
  room: number
}

/** Recording or choosing a film, looking at it, and sending it to the team. */
export function Studio({ uid, answered, room }: StudioProps) {
  const t = useTranslations('recording')
  const studio = useStudio(uid)
  const { stage, problem, isUnkept } = studio
  const [isRecordable, setRecordable] = useState(true)
  useEffect(() => setRecordable(typeof MediaRecorder !== 'undefined'), [])
  useLeaveGuard(isUnkept && stage.at !== 'done' && stage.at !== 'choose')

  const { at } = stage
  const isFirst = useRef(true)
  // What was pressed is gone with its stage: reading goes on at the top of the next one.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else if (at) document.getElementById(mainId)?.focus({ preventScroll: true })
    scrollTo?.({ top: 0 })
  }, [at])

  const pick = ([file]: readonly File[]) => {
    if (!file) return
    if (file.size === 0) return studio.setProblem(localProblem('file_empty'))
    if (file.size > maxBytes) return studio.setProblem(localProblem('video_file_too_large'))
    void studio.take(file, false)
  }
  const chooser = (id: string, variant: 'secondary' | 'accent' = 'secondary') => (
    <span className="relative max-sm:w-full">
      <FileInput id={id} accept="video/*" className="peer sr-only" onChoose={pick} />
      <label
        htmlFor={id}
        className={buttonClass(
          { variant, size: 'lg', block: true },
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:shadow-[0_0_0_4px_var(--color-mango)]',
        )}
      >
        <Icon name="upload" />
        {t('choose.file')}
      </label>
    </span>
  )

  return (
    <div className="flex flex-1 flex-col gap-4">
      {problem && (
        <div className="mx-auto w-full max-w-2xl">
          <FormProblem problem={problem} />
        </div>
      )}
      {at === 'choose' && (
        <ChooseStage
          studio={studio}
          answered={answered}
          room={room}
          chooser={chooser('film-file', isRecordable ? 'secondary' : 'accent')}
          isRecordable={isRecordable}
        />
      )}
      {at === 'camera' && (
        <CameraPart
          studio={studio}
          instead={chooser('film-instead')}
          onClose={() => studio.cancel({ at: 'choose' })}
        />
      )}
      {at === 'reading' && <Busy text={t('reading')} />}
      {(at === 'review' || at === 'preparing' || at === 'details' || at === 'sending' || at === 'done') && (
        <FilmPart uid={uid} studio={studio} room={room} onClose={() => studio.cancel({ at: 'choose' })} />
      )}
    </div>
  )
}

function Loading() {
  const t = useTranslations('recording')
  return <Busy text={t('loading')} />
}

function Busy({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-2 p-6 text-ink-2">
      <Spinner />
      {text}
    </p>
  )
}
