'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useInterviews } from '@/components/interviews/use-interviews'
import { useProposed } from '@/components/interviews/use-proposed'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { pressPart } from '@/components/ui/press-part'
import type { Interview } from '@/lib/interviews/interview'
import type { Chosen } from './choose-interviewee'
import { LateProposeDialog } from './late-propose-dialog'

const ChooseInterviewee = pressPart(() => import('./choose-interviewee'))

type NewInterviewProps = {
  interviews: readonly Interview[]
  /** When the page was made, in milliseconds since the epoch. */
  now: number
  label: string
  /** The step that the page leads to. */
  isNext?: boolean
}

/** From the board to a new interview: whom, and then when. */
export function NewInterview({ interviews: first, now, label, isNext = false }: NewInterviewProps) {
  const router = useRouter()
  const { interviews, put } = useInterviews('company', first, 0, now)
  const tellProposed = useProposed()
  const [asked, setAsked] = useState<'whom' | Chosen | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Button
        size={isNext ? 'lg' : 'sm'}
        variant={isNext ? 'accent' : 'primary'}
        onClick={() => setAsked('whom')}
      >
        <Icon name="plus" className="size-5" />
        {label}
      </Button>
      {asked === 'whom' && <ChooseInterviewee interviews={interviews} onChoose={setAsked} onClose={close} />}
      {asked !== null && asked !== 'whom' && (
        <LateProposeDialog
          {...asked}
          onProposed={(interview) => {
            close()
            put(interview)
            tellProposed(asked.name, interview)
            // The first one makes the page a board.
            if (first.length === 0) router.refresh()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
