'use client'

import { useTranslations } from 'next-intl'
import { AddressFields } from '@/components/addresses/address-fields'
import { PositionFields } from '@/components/addresses/position-fields'
import { BranchForm, type BranchFormProps } from '@/components/branches/branch-form'

export type BranchEditorProps = Omit<BranchFormProps, 'placeFields'> & { provinces: readonly string[] }

/** The branch's form with the fields of its place. */
export default function BranchEditor({ provinces, ...props }: BranchEditorProps) {
  const t = useTranslations('branches')
  return (
    <BranchForm
      {...props}
      placeFields={
        <>
          <AddressFields name="address" provinces={provinces} />
          <PositionFields about={t('positionAbout')} />
        </>
      }
    />
  )
}
