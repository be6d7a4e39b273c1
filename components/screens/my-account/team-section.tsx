import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { LazyTeamPanel } from '@/components/members/lazy-team-panel'
import { LeaveButton } from '@/components/members/leave-button'
import { RoleTable } from '@/components/members/role-table'
import { StandingNote } from '@/components/standing/standing-note'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Me, Member } from '@/lib/accounts/me'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listInvitations, listJoinRequests, listMembers } from '@/lib/members/data'
import { ownStanding } from '@/lib/standing/own-standing'
import { rolesManagedBy } from '@/validators/permissions'

/** The viewer's role in their company and, for those who manage members, the team; nothing without a company. */
export async function TeamSection({ me }: { me: Me }) {
  const member = 'member' in me ? me.member : null
  if (!member) return null
  const t = await getTranslations('members')
  return (
    <Card className="p-5">
      <section id="team" aria-labelledby="team-title" className="scroll-mt-24">
        <h2 id="team-title" className="text-lg">
          {t('title', { company: member.company.name })}
        </h2>
        <p className="mt-1 mb-4 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {t('yourRole')}
          <Badge tone="mango">{t(`roles.${member.role}`)}</Badge>
        </p>
        <ClientMessages
          messages={await pickMessages('members', 'editing', 'forms', 'problems', 'validation')}
        >
          {member.can.includes('members.manage') && (
            <StandingNote own={ownStanding({ member })} about="colleagues" className="mb-4" />
          )}
          <Team member={member} />
          <details className="group mt-5 rounded-control border border-line px-4">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
              {t('whoMay')}
              <Icon name="chevron-down" className="size-5 text-ink-3 group-open:rotate-180" />
            </summary>
            <div className="pb-4">
              <RoleTable />
            </div>
          </details>
          <h3 className="mt-6 font-semibold">{t('leave.heading')}</h3>
          <p className="mt-1 mb-3 text-sm text-ink-2">{t('leave.explain')}</p>
          <LeaveButton isOwner={member.role === 'owner'} />
        </ClientMessages>
      </section>
    </Card>
  )
}

async function Team({ member }: { member: Member }) {
  if (!member.can.includes('members.manage')) return null
  const [members, invitations, joinRequests] = await Promise.all([
    listMembers(),
    listInvitations(),
    listJoinRequests(),
  ])
  return (
    <LazyTeamPanel
      members={members}
      invitations={invitations}
      joinRequests={joinRequests}
      given={rolesManagedBy(member.role)}
    />
  )
}
