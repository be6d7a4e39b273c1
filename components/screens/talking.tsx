import type { ReactNode } from 'react'
import { TalkWays } from '@/components/talk/talk-ways'
import type { Member } from '@/lib/accounts/me'
import { mayAct } from '@/validators/company-standing'

type TalkingProps = {
  member: Member
  /** The post that conversations begun here are about. */
  postId?: string
  /** They applied to the company. */
  areApplicants?: boolean
  children: ReactNode
}

/** Gives members who may decide about applicants a way to write to the workers below. */
export function Talking({ member, postId, areApplicants = false, children }: TalkingProps) {
  if (!member.can.includes('applications.decide')) return children
  return (
    <TalkWays
      to="workers"
      postId={postId}
      isUnproven={!mayAct(member.company.standing, areApplicants ? 'chat_applicants' : 'chat')}
    >
      {children}
    </TalkWays>
  )
}
