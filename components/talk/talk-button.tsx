'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { ButtonSize, ButtonVariant } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import { type Problem, ProblemError } from '@/lib/api/problem'
import { beginTalk, type TalkPartner, talkPath } from '@/lib/talk/ways'

type TalkButtonProps = {
  partner: TalkPartner
  /** Whom the conversation is with, for screen readers. */
  name: string
  /** The post it is about. */
  postId?: string | undefined
  /** True for a company that has to prove more before it writes to them: the button leads to what proves it. */
  isUnproven?: boolean
  /** An icon alone where there is no room for words; why it could not begin is then said at the edge of the page. */
  looks?: 'icon' | 'button'
  size?: ButtonSize
  variant?: ButtonVariant
  block?: boolean
}

/** Begins a conversation, or opens the one there is; or says what is missing, and leads there. */
export default function TalkButton({
  partner,
  name,
  postId,
  isUnproven = false,
  looks = 'button',
  size = 'md',
  variant = 'secondary',
  block = false,
}: TalkButtonProps) {
  const t = useTranslations('talkWays')
  const problemText = useProblemText()
  const router = useRouter()
  const [isAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isIcon = looks === 'icon'
  const shape = {
    size,
    block,
    variant: isIcon ? 'ghost' : variant,
    className: isIcon ? 'size-11 shrink-0 px-0' : undefined,
  } as const

  const sentenceOf = (problem: Problem) =>
    problem.status === 404 ? t('workerId' in partner ? 'worker' : 'company', { name }) : problemText(problem)

  const begin = async () => {
    setAsked(true)
    setRefusal(null)
    try {
      router.push(talkPath(await beginTalk(partner, postId)))
    } catch (error) {
      setAsked(false)
      if (!(error instanceof ProblemError)) throw error
      const sentence = sentenceOf(error.problem)
      if (isIcon) void toast('error', sentence)
      else setRefusal(sentence)
    }
  }

  if (isUnproven)
    return (
      <ButtonLink
        {...shape}
        href="/profile-document"
        prefetch="reach"
        aria-label={isIcon ? t('proveFor', { name }) : undefined}
      >
        <Icon name={isIcon ? 'chat' : 'shield'} />
        {!isIcon && <span>{t('prove')}</span>}
      </ButtonLink>
    )
  const button = (
    <Button {...shape} loading={isAsked} aria-label={t('actionOf', { name })} onClick={() => void begin()}>
      {!(isIcon && isAsked) && <Icon name="chat" />}
      {!isIcon && <span>{t('action')}</span>}
    </Button>
  )
  if (isIcon) return button
  return (
    <div className="grid gap-2">
      {button}
      {refusal && (
        <p role="alert" className="text-sm text-chilli">
          {refusal}
        </p>
      )}
    </div>
  )
}
