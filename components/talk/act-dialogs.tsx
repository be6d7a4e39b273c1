'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { isHeldBack, longAria, TooLong } from '@/components/forms/too-long'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { blockConversation, reportConversation, takeMessageBack } from '@/lib/talk/requests'
import type { Conversation, Message, Side } from '@/lib/talk/talk'
import { messageLimits, type TalkReportReason, talkReportReasons } from '@/validators/talk-terms'

export type Asked =
  | { readonly what: 'block' }
  | { readonly what: 'report' }
  | { readonly what: 'takeBack'; readonly message: Message }

type ActDialogProps = {
  asked: Asked
  side: Side
  conversation: Conversation
  onBlocked: (conversation: Conversation) => void
  onReported: () => void
  onTakenBack: (message: Message) => void
  onClose: () => void
}

/** Asks once more before something that the other one is told, or cannot be undone. */
export default function ActDialog(props: ActDialogProps) {
  const { asked, side, conversation, onBlocked, onReported, onTakenBack, onClose } = props
  const t = useTranslations('chat')
  const { name } = conversation.with
  if (asked.what === 'report') return <ReportDialog {...{ side, conversation, onReported, onClose }} />
  if (asked.what === 'block')
    return (
      <Confirm
        title={t('block.title', { name })}
        sendLabel={t('block.send')}
        onClose={onClose}
        send={async () => onBlocked(await blockConversation(side, conversation.id))}
      >
        {t(side === 'worker' ? 'block.aboutCompany' : 'block.about')}
      </Confirm>
    )
  const { message } = asked
  return (
    <Confirm
      title={t('takeBack.title')}
      sendLabel={t('takeBack.action')}
      onClose={onClose}
      send={async () => {
        await takeMessageBack(side, conversation.id, message.id)
        onTakenBack({ ...message, text: '', attachment: null, isTakenBack: true, warnings: [] })
      }}
    >
      {t('takeBack.about', { name })}
    </Confirm>
  )
}

/** Sends something once, and keeps the problem of a refusal. */
function useSending(send: () => Promise<void>) {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  const start = async () => {
    setSending(true)
    setRefusal(null)
    try {
      await send()
    } catch (error) {
      setRefusal(problemOfFailure(error))
      setSending(false)
    }
  }
  return { isSending, refusal, start: () => void start() }
}

type ConfirmProps = {
  title: string
  sendLabel: string
  send: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

function Confirm({ title, sendLabel, send, onClose, children }: ConfirmProps) {
  const t = useTranslations('chat')
  const problemText = useProblemText()
  const { isSending, refusal, start } = useSending(send)
  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={isSending} onClick={start}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {refusal && (
        <p role="alert" className="mt-3 text-sm text-chilli">
          {problemText(refusal)}
        </p>
      )}
    </Dialog>
  )
}

type ReportDialogProps = Pick<ActDialogProps, 'side' | 'conversation' | 'onReported' | 'onClose'>

function ReportDialog({ side, conversation, onReported, onClose }: ReportDialogProps) {
  const t = useTranslations('chat')
  const problemText = useProblemText({ inForm: true })
  const id = useId()
  const [reason, setReason] = useState<TalkReportReason | null>(null)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<'reason' | 'text' | null>(null)
  /** One key for one dialog: a report whose answer was lost is not made twice. */
  const key = useRef(crypto.randomUUID())
  const { isSending, refusal, start } = useSending(async () => {
    if (!reason) return
    await reportConversation(side, conversation.id, { reason, text: text.trim() }, key.current)
    onReported()
  })
  const send = () => {
    const wrong = reason === null ? 'reason' : reason === 'other' && text.trim() === '' ? 'text' : null
    setFault(wrong)
    if (wrong) return
    if (!isHeldBack(id, { text, limit: messageLimits.reportText })) start()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.title', { name: conversation.with.name })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isSending} onClick={send}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('report.about')}</p>
      <fieldset className="mt-4 grid gap-1">
        <legend className="font-medium">{t('report.reason')}</legend>
        {talkReportReasons.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={`${id}-reason`}
              checked={reason === one}
              onChange={() => setReason(one)}
              className="size-5 accent-primary"
            />
            {t(`report.reasons.${one}`)}
          </label>
        ))}
      </fieldset>
      <label htmlFor={id} className="mt-3 block font-medium">
        {t('report.text')}
      </label>
      <textarea
        id={id}
        rows={3}
        value={text}
        {...longAria(id, { text, limit: messageLimits.reportText, isFaulty: fault === 'text' })}
        onChange={({ target }) => setText(target.value)}
        className="control mt-1 resize-y"
      />
      <TooLong id={id} text={text} limit={messageLimits.reportText} />
      {fault && (
        <p role="alert" className="mt-2 text-sm text-chilli">
          {t(`report.faults.${fault}`)}
        </p>
      )}
      {refusal && (
        <p role="alert" className="mt-2 text-sm text-chilli">
          {problemText(refusal)}
        </p>
      )}
    </Dialog>
  )
}
