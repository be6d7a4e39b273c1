'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ProblemError } from '@/lib/api/problem'
import { firstGiving } from '@/lib/applications/giving-back'
import type { OwnApplication } from '@/lib/applications/own-application'
import { type GivenBack, giveShiftsBack } from '@/lib/applications/own-requests'
import { CannotComeFields } from './cannot-come-fields'

type CannotComeSheetProps = {
  application: OwnApplication
  /** The shifts were given back. */
  onGiven: (now: OwnApplication) => void
  /** Nothing was given back, because this is how it stands. */
  onOther: (now: OwnApplication, failure: ProblemError) => void
  /** It did not get through; answers whether it is kept, and sent by itself. */
  onUnsent: (seen: OwnApplication, given: GivenBack, failure: unknown) => boolean
  onClose: () => void
}

/** Asks somebody who has a job which of its shifts they cannot come to, and tells the company. */
export default function CannotComeSheet({
  application: first,
  onGiven,
  onOther,
  onUnsent,
  onClose,
}: CannotComeSheetProps) {
  const t = useTranslations('cannotCome')
  const problemText = useProblemText({ inForm: true })
  const [application, setApplication] = useState(first)
  const [giving, setGiving] = useState(() => firstGiving(first))
  const [isSending, setSending] = useState(false)
  const [isFaultShown, setFaultShown] = useState(false)
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  const firstBox = useRef<HTMLInputElement>(null)
  const { shiftIds, reason } = giving

  const submit = async () => {
    if (shiftIds.length === 0 || reason === null) {
      flushSync(() => setFaultShown(true))
      if (shiftIds.length === 0) firstBox.current?.focus()
      return
    }
    setSending(true)
    setRefusal(null)
    try {
      onGiven(await giveShiftsBack(application, { shiftIds, reason }))
    } catch (error) {
      if (onUnsent(application, { shiftIds, reason }, error)) return
      const now = error instanceof ProblemError ? (error.problem.current as OwnApplication | undefined) : null
      setSending(false)
      if (now?.mayGiveBack.length === 0) return onOther(now, error as ProblemError)
      setRefusal(problemOfFailure(error))
      if (!now) return
      setApplication(now)
      setGiving({ reason, shiftIds: shiftIds.filter((id) => now.mayGiveBack.includes(id)) })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={t('title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" loading={isSending} onClick={() => void submit()}>
            {t('give', { count: shiftIds.length })}
          </Button>
        </>
      }
    >
      <p className="mb-3 font-medium wrap-anywhere">{application.post.title}</p>
      <CannotComeFields
        job={application}
        giving={giving}
        onChange={setGiving}
        isFaultShown={isFaultShown}
        firstRef={firstBox}
      />
      {refusal && (
        <p role="alert" className="mt-3 text-sm text-chilli">
          {problemText(refusal)}
        </p>
      )}
    </Dialog>
  )
}
