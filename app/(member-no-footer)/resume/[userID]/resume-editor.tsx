'use client'

import { useTranslations } from 'next-intl'
import { AreaFields } from '@/components/addresses/area-fields'
import { PositionFields } from '@/components/maps/position-fields'
import { ResumeForm, type ResumeFormProps } from '@/components/resumes/resume-form'

export type ResumeEditorProps = Omit<ResumeFormProps, 'placeFields'> & {
  provinces: readonly string[]
  mapsKey: string
}

/** The resume's form with the fields of its place. */
export default function ResumeEditor({ provinces, mapsKey, ...props }: ResumeEditorProps) {
  const t = useTranslations('resumes')
  return (
    <ResumeForm
      {...props}
      placeFields={
        <>
          <AreaFields provinces={provinces} />
          <PositionFields about={t('positionAbout')} mapsKey={mapsKey} />
        </>
      }
    />
  )
}
