'use client'

import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { ReachProvider } from '@/components/ui/reach'

const TalkButton = lazy(() => import('./talk-button'))

/** The way to a conversation; the server renders it, and its script loads after the page's own. */
export function LazyTalkButton(props: ComponentProps<typeof TalkButton>) {
  return (
    <Suspense>
      <TalkButton {...props} />
    </Suspense>
  )
}

type TalkWaysProps = {
  /** Who is below. */
  to: 'workers' | 'companies'
  /** The post that conversations begun here are about. */
  postId?: string | undefined
  /** True for a company that has to prove more before it writes to them. */
  isUnproven?: boolean
  children: ReactNode
}

/** Gives everybody below a button that begins a conversation; its messages are `talkWays` and `problems`. */
export function TalkWays({ to, children, ...about }: TalkWaysProps) {
  return (
    <ReachProvider
      value={({ id, ...them }) => (
        <LazyTalkButton
          partner={to === 'workers' ? { workerId: id } : { companyId: id }}
          {...them}
          {...about}
          size="sm"
        />
      )}
    >
      {children}
    </ReachProvider>
  )
}
