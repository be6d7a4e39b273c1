import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Unbroken } from '@/components/ui/unbroken'
import type { Member } from '@/lib/members/member'

type MemberItemProps = { member: Member; onManage: () => void }

/** One member: name, role, and a way to change it if the viewer may. */
export function MemberItem({ member, onManage }: MemberItemProps) {
  const t = useTranslations('members')
  const { displayName, email, photoUrl, role, branches, isCaller, isManaged } = member
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line py-3 not-first:border-t">
      <Avatar name={displayName} src={photoUrl} className="size-10 self-start" />
      <div className="min-w-0 flex-1 basis-36">
        <p className="font-medium break-words">
          <Unbroken isName>{displayName}</Unbroken>
          {isCaller && <span className="ml-1.5 text-sm font-normal text-ink-3">{t('you')}</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-3">{email}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          <Badge tone={role === 'owner' ? 'mango' : 'neutral'}>{t(`roles.${role}`)}</Badge>
          {role === 'branch_manager' && (
            <span className="min-w-0 break-words">
              {branches.length > 0 ? branches.map(({ name }) => name).join(' · ') : t('noBranch')}
            </span>
          )}
        </p>
      </div>
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
