import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Member } from '@/lib/members/member'

type MemberItemProps = { member: Member; onManage: () => void }

/** One member: who, in which role, and the way to change that where the viewer may. */
export function MemberItem({ member, onManage }: MemberItemProps) {
  const t = useTranslations('members')
  const { displayName, email, role, branches, isCaller, isManaged } = member
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line py-3 not-first:border-t">
      <Avatar name={displayName} className="size-10" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium break-words">
          {displayName}
          {isCaller && <span className="ml-1.5 text-sm font-normal text-ink-3">{t('you')}</span>}
        </p>
        <p className="text-sm break-words text-ink-3">{email}</p>
        {role === 'branch_manager' && (
          <p className="text-sm break-words text-ink-2">
            {branches.length > 0 ? branches.map(({ name }) => name).join(' · ') : t('noBranch')}
          </p>
        )}
      </div>
      <Badge tone={role === 'owner' ? 'mango' : 'neutral'}>{t(`roles.${role}`)}</Badge>
      {isManaged && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('manageOne', { name: displayName })}
          onClick={onManage}
        >
          {t('manage')}
        </Button>
      )}
    </li>
  )
}
