'use client'

import { useState } from 'react'
import ApplicationBoard, { type ApplicationBoardProps } from '@/components/applications/application-board'
import { ProposeButton } from '@/components/interviews/propose-button'
import { useNews } from '@/components/notifications/use-news'
import { LazyTalkButton } from '@/components/talk/talk-ways'
import { ReachProvider } from '@/components/ui/reach'

export type BoardToTalkProps = ApplicationBoardProps & { isUnproven: boolean }

/** The board of a post's applicants, each with a way to write to them and to propose an interview. */
export default function BoardToTalk({ isUnproven, ...board }: BoardToTalkProps) {
  const [news, setNews] = useState(0)
  useNews(() => setNews((before) => before + 1))
  return (
    <ReachProvider
      value={({ id, name, looks }) => (
        <>
          <LazyTalkButton
            partner={{ workerId: id }}
            postId={board.jobPostId}
            {...{ name, looks, isUnproven }}
            size="sm"
          />
          {!isUnproven && looks !== 'icon' && (
            <ProposeButton workerId={id} name={name} postId={board.jobPostId} />
          )}
        </>
      )}
    >
      <ApplicationBoard {...board} news={news} />
    </ReachProvider>
  )
}
