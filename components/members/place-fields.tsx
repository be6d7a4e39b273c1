'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '@/components/forms/select-field'
import { Icon } from '@/components/ui/icon'
import type { BranchName } from '@/lib/members/member'
import { type Role, roles } from '@/validators/permissions'
import { BranchChoice } from './branch-choice'
import { RoleList } from './role-table'

type PlaceFieldsProps = {
  /** The roles that the viewer may give. */
  given: readonly Role[]
  /** The branches chosen so far. */
  branches: readonly BranchName[]
}

/** A member's role, its permissions, and the branches of a branch manager. */
export function PlaceFields({ given, branches }: PlaceFieldsProps) {
  const t = useTranslations('members')
  const { control } = useFormContext()
  const chosen: unknown = useWatch({ control, name: 'role' })
  const role = roles.find((one) => one === chosen)
  return (
    <>
      <div>
        <SelectField
          name="role"
          label={t('role')}
          placeholder={t('chooseRole')}
          options={given.map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
        <p aria-live="polite" className="mt-1.5 text-sm text-ink-2">
          {role && t(`about.${role}`)}
        </p>
      </div>
      {role === 'branch_manager' && <BranchChoice chosen={branches} />}
      <details className="group rounded-control border border-line px-3">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-medium [&::-webkit-details-marker]:hidden">
          {t('whoMay')}
          <Icon name="chevron-down" className="size-5 text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="pb-3">
          <RoleList />
          <p className="mt-3 text-sm text-ink-2">{t('ownBranches')}</p>
        </div>
      </details>
    </>
  )
}
