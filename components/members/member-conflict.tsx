'use client'

import { useTranslations } from 'next-intl'
import { EditConflict } from '@/components/forms/edit-conflict'
import type { BranchName, Member } from '@/lib/members/member'
import type { MemberInput } from '@/validators/member'

type MemberConflictProps = {
  /** The member as somebody else saved them. */
  current: Member
  mine: MemberInput
  /** Names of the branches in either version. */
  known: readonly BranchName[]
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Both versions of a member's role and branches after a conflict. */
export default function MemberConflict({ current, mine, known, ...actions }: MemberConflictProps) {
  const t = useTranslations('members')
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const named = (ids: readonly string[]) =>
    ids.map((id) => names.get(id) ?? t('change.otherBranch')).join('\n')
  const own = mine.role === 'branch_manager' ? mine.branchIds : []
  const rows = [
    { label: t('role'), mine: t(`roles.${mine.role}`), theirs: t(`roles.${current.role}`) },
    {
      label: t('branches.label'),
      mine: named([...own].sort()),
      theirs: named(current.branches.map(({ id }) => id).sort()),
    },
  ]
  return <EditConflict open rows={rows} {...actions} />
}
