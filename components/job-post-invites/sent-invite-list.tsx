import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Reach } from '@/components/ui/reach'
import { Unbroken } from '@/components/ui/unbroken'
import type { JobPostInvite, Named } from '@/lib/job-post-invites/invite'
import { InviteMoment, InviteStateBadge } from './invite-states'

type SentInviteListProps<Invite> = {
  invites: readonly Invite[]
  /** What else is said of each, below its name. */
  about?: (invite: Invite) => ReactNode
  idOf?: (invite: Invite) => string
}

/** Invitations with whom they went to, their answers, and when these came. */
export function SentInviteList<Invite extends Named<JobPostInvite>>({
  invites,
  about,
  idOf = ({ workerId }) => workerId,
}: SentInviteListProps<Invite>) {
  const t = useTranslations('inviting')
  return (
    <ul className="divide-y divide-line">
      {invites.map((invite) => {
        const name = invite.name ?? t(invite.name === null ? 'unnamed' : 'nameMissing')
        return (
          <li key={idOf(invite)} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-3">
            <Avatar name={name} className="size-9" />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium [overflow-wrap:anywhere]">
                <Unbroken isName>{name}</Unbroken>
              </p>
              {about?.(invite)}
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full max-sm:pl-12">
              <InviteStateBadge state={invite.state} />
              <InviteMoment invite={invite} />
              {invite.name && invite.state !== 'declined' && (
                <Reach id={invite.workerId} name={invite.name} looks="icon" />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
