'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useId, useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { OwnJob } from '@/lib/talk/requests'
import type { Conversation, Message, Side } from '@/lib/talk/talk'
import type { Carried, CarriedFile } from '@/lib/talk/thread'
import { JobChoice } from './job-choice'
import { PlaceChoice } from './place-choice'
import { useTalkTools } from './talk-tools'
import { VoiceRecorder } from './voice-recorder'

/** What the sheet is at: all kinds, or one that asks for more. */
export type AttachStep = 'kinds' | 'voice' | 'job' | 'place' | 'cannotCome'

type AttachSheetProps = {
  side: Side
  conversation: Conversation
  /** The viewer's coming jobs at this company; none for companies. */
  jobs: readonly OwnJob[]
  begin: AttachStep
  /** A file waits in the composer for words. */
  onStage: (file: CarriedFile) => void
  onSend: (carried: Carried) => void
  onSent: (message: Message) => void
  onClose: () => void
}

const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

/** Everything that a message may carry, to choose from. */
export default function AttachSheet(props: AttachSheetProps) {
  const { side, conversation, jobs, begin, onStage, onSend, onSent, onClose } = props
  const t = useTranslations('chat.attach')
  const { CannotCome } = useTalkTools()
  const [step, setStep] = useState<AttachStep>(begin)
  const { name } = conversation.with
  const send = (carried: Carried) => {
    onSend(carried)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={t(`steps.${step}`, { name })}
      actions={
        step !== 'cannotCome' && (
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
        )
      }
    >
      {step === 'kinds' && <Kinds {...{ jobs, onStage, onClose, setStep }} />}
      {step === 'voice' && <VoiceRecorder conversationId={conversation.id} onSend={send} />}
      {step === 'job' && <JobChoice {...{ side, conversation }} onSend={send} />}
      {step === 'place' && <PlaceChoice side={side} onSend={send} />}
      {step === 'cannotCome' && (
        <Suspense>
          <CannotCome
            {...{ side, conversation, jobs, onClose }}
            onSent={(message) => {
              onSent(message)
              onClose()
            }}
          />
        </Suspense>
      )}
    </Dialog>
  )
}

type KindsProps = Pick<AttachSheetProps, 'jobs' | 'onStage' | 'onClose'> & {
  setStep: (step: AttachStep) => void
}

const line = 'flex min-h-11 w-full items-center gap-3 rounded-control px-2.5 text-left hover:bg-well'

function Kinds({ jobs, onStage, onClose, setStep }: KindsProps) {
  const t = useTranslations('chat.attach')
  const problemText = useProblemText({ inForm: true })
  const { pick } = useTalkTools()
  const [fault, setFault] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const choose = async ([source]: readonly File[]) => {
    if (!source || isReading) return
    setReading(true)
    setFault(null)
    try {
      onStage(await pick(source))
      onClose()
    } catch (error) {
      setFault(problemText(problemOfFailure(error)))
      setReading(false)
    }
  }
  const step = (to: Exclude<AttachStep, 'kinds'>, icon: IconName) => (
    <button type="button" onClick={() => setStep(to)} className={line}>
      <Icon name={icon} className="size-5" />
      {t(`choose.${to}`)}
    </button>
  )
  return (
    <div aria-busy={isReading}>
      <FileLine icon="camera" label={t('choose.picture')} accept={pictures} onChoose={choose} />
      <FileLine icon="post" label={t('choose.file')} accept="application/pdf,.pdf" onChoose={choose} />
      {step('voice', 'sound')}
      {step('job', 'briefcase')}
      {step('place', 'pin')}
      {jobs.length > 0 && step('cannotCome', 'warning')}
      {isReading && (
        <p role="status" className="mt-3 text-sm text-ink-2">
          {t('reading')}
        </p>
      )}
      {fault && (
        <p role="alert" className="mt-3 text-sm text-chilli">
          {fault}
        </p>
      )}
    </div>
  )
}

type FileLineProps = {
  icon: IconName
  label: string
  accept: string
  onChoose: (files: readonly File[]) => Promise<void>
}

function FileLine({ icon, label, accept, onChoose }: FileLineProps) {
  const id = useId()
  return (
    <div className="relative">
      <FileInput
        id={id}
        accept={accept}
        className="peer sr-only"
        onChoose={(files) => void onChoose(files)}
      />
      <label
        htmlFor={id}
        className={`${line} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-ink`}
      >
        <Icon name={icon} className="size-5" />
        {label}
      </label>
    </div>
  )
}
