'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddressFields } from '@/components/addresses/address-fields'
import { AddressFromText } from '@/components/addresses/address-from-text'
import { AddressOffer } from '@/components/addresses/address-offer'
import { useAddressArea } from '@/components/addresses/use-address-area'
import { BranchForm, type BranchFormProps } from '@/components/branches/branch-form'
import { PositionFields, type PositionFieldsProps } from '@/components/maps/position-fields'
import { PhotoField } from '@/components/uploads/photo-field'
import { permitBranchPhoto } from '@/lib/branches/permit-photo'
import type { MapsAccess } from '@/lib/config/maps-access'
import type { AddressInput } from '@/validators/address'
import { maxBranchPhotos, uploadTerms } from '@/validators/upload-terms'

export type BranchEditorProps = Omit<BranchFormProps, 'placeFields' | 'photoField' | 'uploading'> & {
  provinces: readonly string[]
  maps: MapsAccess | null
  /** The company's address, which is often its first branch's. */
  companyAddress: AddressInput | null
}

/** The form of a branch with its place and photo fields. */
export default function BranchEditor({ provinces, maps, companyAddress, ...props }: BranchEditorProps) {
  const t = useTranslations('branches')
  const [uploading, setUploading] = useState(false)
  const [placeText, setPlaceText] = useState<string | null>(null)
  return (
    <BranchForm
      {...props}
      placeFields={
        <>
          {props.headOffice && companyAddress && <p className="text-sm text-ink-2">{t('asRegistered')}</p>}
          {companyAddress && (
            <AddressOffer
              name="address"
              address={companyAddress}
              label={t('useCompanyAddress')}
              icon="building"
            />
          )}
          <AddressFields name="address" provinces={provinces} />
          <BranchPosition maps={maps} onPlaceText={setPlaceText} />
          {placeText && <AddressFromText name="address" text={placeText} />}
        </>
      }
      photoField={
        <PhotoField
          name="photos"
          label={t('photos')}
          max={maxBranchPhotos}
          maxBytes={uploadTerms.branch_photo.maxBytes}
          askPermit={permitBranchPhoto}
          onBusy={setUploading}
          icon="branch"
        />
      }
      uploading={uploading}
    />
  )
}

/** Where the branch is on a map, which opens at its address. */
function BranchPosition(props: Pick<PositionFieldsProps, 'maps' | 'onPlaceText'>) {
  const t = useTranslations('branches')
  const near = useAddressArea('address')
  return <PositionFields {...props} about={t('positionAbout')} without={t('positionWithout')} near={near} />
}
