'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useRef } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { useDismissal } from '@/components/ui/use-dismissal'
import { localProblem } from '@/lib/api/problem'
import { type Conversation, filePath, type Message, type Side } from '@/lib/talk/talk'
import { type Sending, wayOf } from '@/lib/talk/thread'
import { messageLimits } from '@/validators/talk-terms'
import { AttachmentView } from './attachment-view'
import { MessageText } from './message-text'
import { saidOf } from './said'
import { clockOf } from './when'

export type MessageActs = {
  readonly onEdit: (message: Message) => void
  readonly onTakeBack: (message: Message) => void
  readonly onReport: () => void
  readonly onBlock: () => void
}

type MessageBubbleProps = {
  conversation: Conversation
  message: Message
  isFirst: boolean
  isLast: boolean
  /** Found by a search. */
  isSought: boolean
  now: Date
  acts: MessageActs
}

/** An attribute that the sheet of chat knows, where it holds. */
const mark = (name: string, holds: boolean) => (holds ? { [`data-${name}`]: '' } : {})

/** Whether a message may still be edited or taken back by who wrote it. */
const isYoung = ({ at }: Message, now: Date) =>
  now.getTime() - Date.parse(at) < messageLimits.editMinutes * 60_000

/** A message: whose, when, and how far it has come. */
export function MessageBubble(props: MessageBubbleProps) {
  const { conversation, message, isFirst, isLast, isSought, now, acts } = props
  const t = useTranslations('chat')
  const { seq, isOwn, authorName, text, attachment, isTakenBack, warnings } = message
  const side = sideOf(conversation)
  const mayChange = isOwn && !isTakenBack && conversation.canWrite && isYoung(message, now)
  return (
    <div
      data-seq={seq}
      className={classNames('flex flex-col', isFirst ? 'mt-3' : 'mt-1', isOwn ? 'items-end' : 'items-start')}
    >
      {isFirst && authorName !== null && <span className="px-1 text-xs text-ink-3">{authorName}</span>}
      <span className="sr-only">{isOwn ? t('you') : conversation.with.name}</span>
      <div className="talk-line" {...mark('own', isOwn)}>
        <div
          className={classNames('grid min-w-0 gap-1', isOwn ? 'justify-items-end' : 'justify-items-start')}
        >
          {attachment && (
            <AttachmentView
              {...{ attachment, side, isOwn }}
              by={isOwn ? t('you') : conversation.with.name}
              address={filePath(side, conversation.id, message.id)}
            />
          )}
          {(text !== '' || isTakenBack) && (
            <div
              className="talk-bubble wrap-anywhere"
              {...mark('own', isOwn)}
              {...mark('last', isLast)}
              {...mark('gone', isTakenBack)}
              {...mark('sought', isSought)}
            >
              {isTakenBack ? t('takenBack') : <MessageText text={text} />}
            </div>
          )}
        </div>
        {mayChange && <MessageMenu message={message} acts={acts} />}
      </div>
      {(isLast || message.editedAt !== null) && <Way conversation={conversation} message={message} />}
      {!isOwn && !isTakenBack && warnings.length > 0 && (
        <ReceivedWarning conversation={conversation} message={message} acts={acts} />
      )}
    </div>
  )
}

/** The viewer's own side. */
const sideOf = ({ with: { kind } }: Conversation): Side => (kind === 'worker' ? 'company' : 'worker')

function Way({ conversation, message }: Pick<MessageBubbleProps, 'conversation' | 'message'>) {
  const t = useTranslations('chat')
  const way = wayOf(message, conversation.other)
  return (
    <p className="mt-0.5 flex items-center gap-1 px-1 text-xs text-ink-3">
      <span>{clockOf(message.at)}</span>
      {message.editedAt !== null && !message.isTakenBack && <span>· {t('edited')}</span>}
      {message.isOwn && !message.isTakenBack && (
        <span className={classNames('flex items-center gap-1', way === 'read' && 'text-sky')}>
          <Icon name={way === 'sent' ? 'check' : 'check-double'} className="size-4" />
          {t(`ways.${way}`)}
        </span>
      )}
    </p>
  )
}

type ReceivedWarningProps = Pick<MessageBubbleProps, 'conversation' | 'message' | 'acts'>

/** What a message may be after, and what to do about it: it stays below the message. */
function ReceivedWarning({ conversation, message, acts }: ReceivedWarningProps) {
  const t = useTranslations('chat.received')
  return (
    <div className="mt-2 flex w-full gap-3 rounded-card bg-chilli-soft p-4">
      <Icon name="warning" className="mt-0.5 size-5 text-chilli" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold text-chilli">
          {message.warnings.map((warning) => t(`titles.${warning}`)).join(' ')}
        </p>
        <p className="text-ink-2">
          {t(conversation.with.kind === 'company' ? 'aboutCompany' : 'aboutWorker')}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <WarningButton icon="flag" onPress={acts.onReport}>
            {t('report')}
          </WarningButton>
          {!conversation.isBlocked && (
            <WarningButton icon="ban" onPress={acts.onBlock}>
              {t('block')}
            </WarningButton>
          )}
        </div>
      </div>
    </div>
  )
}

type PressProps = { icon: IconName; onPress: () => void; children: string }

function WarningButton({ icon, onPress, children }: PressProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-card px-4 font-medium text-ink hover:bg-well"
    >
      <Icon name={icon} className="size-4.5" />
      {children}
    </button>
  )
}

/** What the writer of a young message may do with it. */
function MessageMenu({ message, acts }: { message: Message; acts: MessageActs }) {
  const t = useTranslations('chat')
  const menu = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false
  }, [])
  useDismissal(true, close, menu, summary)
  const said = saidOf(t, { text: message.text, attachment: message.attachment?.kind ?? null })
  const press = (act: (message: Message) => void) => () => {
    close()
    act(message)
  }
  return (
    <details ref={menu} className="relative shrink-0">
      <summary
        ref={summary}
        className="grid size-11 list-none place-items-center rounded-full text-ink-3 hover:bg-well [&::-webkit-details-marker]:hidden"
      >
        <Icon name="more" label={t('messageMenu', { text: said.slice(0, 40) })} />
      </summary>
      <div className="absolute right-0 bottom-full z-20 w-44 rounded-card border border-line bg-card p-2 shadow-soft">
        {message.text !== '' && (
          <MenuButton icon="edit" onPress={press(acts.onEdit)}>
            {t('edit')}
          </MenuButton>
        )}
        <MenuButton icon="trash" onPress={press(acts.onTakeBack)}>
          {t('takeBack.action')}
        </MenuButton>
      </div>
    </details>
  )
}

/** A line of a menu. */
function MenuButton({ icon, onPress, children }: PressProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-well"
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}

type SendingBubbleProps = {
  conversation: Conversation
  sending: Sending
  isOnline: boolean
  onResend: (id: string) => void
  onDiscard: (id: string) => void
}

/** A message that is not sent yet, or could not be sent. */
export function SendingBubble({ conversation, sending, isOnline, onResend, onDiscard }: SendingBubbleProps) {
  const t = useTranslations('chat')
  const problemText = useProblemText({ inForm: true })
  const { id, text, isFailed, carried, percent, refusal } = sending
  const hasFailed = isFailed && isOnline
  return (
    <div className="mt-1 flex flex-col items-end">
      <span className="sr-only">{t('you')}</span>
      <div className="talk-line opacity-75" data-own="">
        <div className="grid min-w-0 justify-items-end gap-1">
          {carried && (
            <AttachmentView
              attachment={carried.shown}
              side={sideOf(conversation)}
              isOwn
              by={t('you')}
              address={null}
              file={carried.kind === 'file' ? carried.file : null}
            />
          )}
          {text !== '' && (
            <div className="talk-bubble wrap-anywhere" data-own="" data-last="">
              <MessageText text={text} />
            </div>
          )}
        </div>
      </div>
      {hasFailed && refusal && carried && (
        <p className="mt-1 text-right text-sm text-chilli">{problemText(localProblem(refusal))}</p>
      )}
      {hasFailed ? (
        <div className="flex items-center gap-3 text-sm">
          <button
            type="button"
            onClick={() => onResend(id)}
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-chilli underline underline-offset-4"
          >
            <Icon name="refresh" className="size-4" />
            {t('resend')}
          </button>
          <button
            type="button"
            onClick={() => onDiscard(id)}
            className="min-h-11 px-1 text-ink-2 underline underline-offset-4"
          >
            {t('discard')}
          </button>
        </div>
      ) : (
        <p className="mt-0.5 flex items-center gap-1 px-1 text-xs text-ink-3">
          <Icon name={isOnline ? 'clock' : 'wifi-off'} className="size-4" />
          {isOnline && percent !== null
            ? t('attach.percent', { percent })
            : t(isOnline ? 'ways.sending' : 'ways.waiting')}
        </p>
      )}
    </div>
  )
}
