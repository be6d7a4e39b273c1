'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddressFields } from '@/components/addresses/address-fields'
import { ProfileForm, type ProfileFormProps } from '@/components/companies/profile-form'
import { PhotoField } from '@/components/uploads/photo-field'
import { permitCompanyLogo } from '@/lib/companies/permit-logo'
import { logoSide, uploadTerms } from '@/validators/upload-terms'

export type ProfileEditorProps = Omit<ProfileFormProps, 'addressFields' | 'logoField' | 'uploading'> & {
  provinces: readonly string[]
}

/** The form of the profile with its address and logo fields. */
export default function ProfileEditor({ provinces, ...props }: ProfileEditorProps) {
  const t = useTranslations('companies')
  const [uploading, setUploading] = useState(false)
  return (
    <ProfileForm
      {...props}
      addressFields={<AddressFields name="address" provinces={provinces} />}
      logoField={
        <PhotoField
          name="logo"
          label={t('profile.logo')}
          max={1}
          maxBytes={uploadTerms.company_logo.maxBytes}
          longestSide={logoSide}
          askPermit={permitCompanyLogo}
          onBusy={setUploading}
          icon="building"
        />
      }
      uploading={uploading}
    />
  )
}
