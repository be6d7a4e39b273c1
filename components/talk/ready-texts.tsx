'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { pressPart } from '@/components/ui/press-part'
import { asksForShift, factsOfShifts, fillReply, type ReplyFacts } from '@/lib/talk/fill-reply'
import { askShifts } from '@/lib/talk/requests'
import type { Conversation, QuickReply } from '@/lib/talk/talk'

const RepliesDialog = pressPart(() => import('./replies-dialog'))

type ReadyTextsProps = {
  label: string
  texts: readonly { readonly id: string; readonly title: string; readonly text: string }[]
  onChoose: (text: string) => void
  children?: React.ReactNode
}

function Chips({ label, texts, onChoose, children }: ReadyTextsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div role="group" aria-label={label} className="talk-chips -mx-4 px-4 sm:-mx-6 sm:px-6">
      {texts.map(({ id, title, text }) => (
        <button key={id} type="button" onClick={() => onChoose(text)} className="talk-chip">
          {title}
        </button>
      ))}
      {children}
    </div>
  )
}

/** Three texts with which a worker may begin. */
export function FirstTexts({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useTranslations('chat')
  const texts = (['pay', 'dress', 'meet'] as const).map((id) => ({
    id,
    title: t(`firstTexts.${id}.title`),
    text: t(`firstTexts.${id}.text`),
  }))
  return <Chips label={t('firstTexts.label')} texts={texts} onChoose={onChoose} />
}

type QuickRepliesProps = {
  conversation: Conversation
  companyName: string
  /** Null where they could not be had. */
  replies: readonly QuickReply[] | null
  today: string
  onChoose: (text: string) => void
}

/** The texts that a company keeps, filled with what is known; before it has any, some that others use. */
export function QuickReplies({ conversation, companyName, replies, today, onChoose }: QuickRepliesProps) {
  const t = useTranslations('chat.replies')
  const [own, setOwn] = useState(replies)
  const [isManaging, setManaging] = useState(false)
  const samples = (['shift', 'way', 'dress', 'pay'] as const).map((id) => ({
    id,
    title: t(`samples.${id}.title`),
    // Its places are filled below, and are not the translator's.
    text: t.raw(`samples.${id}.text`) as string,
  }))
  const choose = async (text: string) => {
    const facts: ReplyFacts = {
      ชื่อ: conversation.with.name,
      ร้าน: companyName,
      ...(conversation.post && { งาน: conversation.post.title }),
    }
    const shifts =
      conversation.post && asksForShift(text) ? await askShifts(conversation.post.id).catch(() => []) : []
    onChoose(fillReply(text, { ...facts, ...factsOfShifts(shifts, today) }))
  }
  const shown = own && own.length > 0 ? own : samples
  return (
    <>
      <Chips label={t('label')} texts={shown} onChoose={(text) => void choose(text)}>
        {own && (
          <button
            type="button"
            onClick={() => setManaging(true)}
            className="talk-chip border-dashed text-ink-2"
          >
            {t('manage')}
          </button>
        )}
      </Chips>
      {isManaging && own && (
        <RepliesDialog replies={own} onChange={setOwn} onClose={() => setManaging(false)} />
      )}
    </>
  )
}
