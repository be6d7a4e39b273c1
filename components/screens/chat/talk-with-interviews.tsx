'use client'

import { lazy, Suspense } from 'react'
import type { TalkAppProps } from '@/components/talk/talk-app'
import type { Conversation, Side } from '@/lib/talk/talk'
import { LateProposeDialog } from '../interviews/late-propose-dialog'
import '@/components/talk/talk.css'

type TalkProps = Omit<TalkAppProps, 'pinned'>

/**
 * Both scripts come together: a part that came later would be drawn anew when something arrives before it, and lose what
 * was pressed. A conversation without its interview is better than none.
 */
const Talk = lazy(async () => {
  const [{ TalkApp }, PinnedInterview] = await Promise.all([
    import('@/components/talk/talk-app'),
    import('@/components/interviews/pinned-interview').then(
      (part) => part.PinnedInterview,
      () => null,
    ),
  ])
  const pinned = (side: Side, { interview, with: other, post, canWrite }: Conversation, now: Date) =>
    PinnedInterview && (
      <PinnedInterview
        {...{ side, other, canWrite }}
        known={interview}
        postId={post?.id}
        now={now.getTime()}
        Dialog={LateProposeDialog}
      />
    )
  return { default: (props: TalkProps) => <TalkApp {...props} pinned={pinned} /> }
})

/**
 * Chat, with the interview of the two at the head of their conversation; the server renders what is known, and its script
 * loads after the page's own.
 */
export function TalkWithInterviews(props: TalkProps) {
  return (
    <Suspense>
      <Talk {...props} />
    </Suspense>
  )
}
