'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddressFields } from '@/components/addresses/address-fields'
import { BranchForm, type BranchFormProps } from '@/components/branches/branch-form'
import { PositionFields } from '@/components/maps/position-fields'
import { PhotoField } from '@/components/uploads/photo-field'
import { permitBranchPhoto } from '@/lib/branches/permit-photo'
import { maxBranchPhotos, uploadTerms } from '@/validators/upload-terms'

export type BranchEditorProps = Omit<BranchFormProps, 'placeFields' | 'photoField' | 'uploading'> & {
  provinces: readonly string[]
  mapsKey: string
}

/** The branch's form with the fields of its place and its photos. */
export default function BranchEditor({ provinces, mapsKey, ...props }: BranchEditorProps) {
  const t = useTranslations('branches')
  const [uploading, setUploading] = useState(false)
  return (
    <BranchForm
      {...props}
      placeFields={
        <>
          <AddressFields name="address" provinces={provinces} />
          <PositionFields about={t('positionAbout')} mapsKey={mapsKey} />
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
