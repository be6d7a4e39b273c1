'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import useSWR from 'swr'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { isOverdue, isToAnswer, lacksResult, mayProposeBeside } from '@/lib/interviews/interview'
import { askInterview } from '@/lib/interviews/requests'
import type { TalkSide } from '@/validators/talk-terms'
import { InterviewCard } from './interview-card'
import { ProposeButton } from './propose-button'
import { useWhen } from './use-when'

type PinnedInterviewProps = {
  side: TalkSide
  /** The interview of the two, as the conversation knows it. */
  known: { readonly id: string; readonly version: number } | null
  other: { readonly id: string; readonly name: string }
  postId: string | undefined
  canWrite: boolean
  now: number
  /** The dialog in which a company proposes one. */
  Dialog: ComponentProps<typeof ProposeButton>['Dialog']
}

/** The interview of a conversation, pinned above its messages for both; or the company's way to propose one. */
export function PinnedInterview({ side, known, other, postId, canWrite, now, Dialog }: PinnedInterviewProps) {
  const t = useTranslations('interviewing')
  const when = useWhen()
  const { data: interview, mutate } = useSWR(known && ['interview', side, known.id, known.version], () =>
    known ? askInterview(side, known.id) : null,
  )
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const mayPropose = interview ? mayProposeBeside(interview) : known === null
  const propose = side === 'company' && canWrite && mayPropose && (
    <ProposeButton Dialog={Dialog} workerId={other.id} name={other.name} postId={postId} />
  )
  if (!interview) return propose ? <div className="shrink-0 px-4 pb-2 sm:px-6">{propose}</div> : null
  // Who has to answer or to say the result sees everything, and so do both while it is on; what is agreed takes a line.
  const isOn = lacksResult(interview, now) && (side === 'company' || !isOverdue(interview, now))
  const isShown = isOpen ?? (isToAnswer(interview) || isOn)
  const at = interview.startsAt ?? interview.asked?.at ?? interview.times[0]
  return (
    <div className="grid max-h-[38dvh] shrink-0 grid-cols-1 gap-2 overflow-y-auto px-4 pb-2 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isShown}
          className="px-0"
          onClick={() => setOpen(!isShown)}
        >
          <Icon name="calendar" className="size-5" />
          {t('pinned', { state: t(`states.${interview.state}`), when: at ? when(at) : '' })}
          <Icon name={isShown ? 'minus' : 'chevron-down'} className="size-4" />
        </Button>
        {propose}
      </div>
      {isShown && (
        <InterviewCard
          {...{ side, interview, now }}
          isAmongTwo
          onChange={(changed) => void mutate(changed, { revalidate: false })}
        />
      )}
    </div>
  )
}
