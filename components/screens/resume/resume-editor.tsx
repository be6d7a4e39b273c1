'use client'

import { AreaFields } from '@/components/addresses/area-fields'
import { NearHome } from '@/components/resumes/near-home'
import { ResumeForm, type ResumeFormProps } from '@/components/resumes/resume-form'

export type ResumeEditorProps = Omit<ResumeFormProps, 'placeFields'> & {
  provinces: readonly string[]
}

/** The form of the resume with its place fields. */
export default function ResumeEditor({ provinces, ...props }: ResumeEditorProps) {
  return (
    <ResumeForm
      {...props}
      placeFields={
        <div className="grid gap-3">
          <AreaFields provinces={provinces} />
          <NearHome />
        </div>
      }
    />
  )
}
