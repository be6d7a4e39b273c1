'use client'

import { ResumeForm } from '@/components/resumes/resume-form'
import type { EditorProps } from './editor-props'
import { TimesStep } from './times-step'

/** The second step of the resume with its fields. */
export default function TimesEditor({ provinces, today, about, ...form }: EditorProps) {
  return (
    <ResumeForm {...form} hasPhoto={about.photoUrl !== null}>
      <TimesStep provinces={provinces} today={today} />
    </ResumeForm>
  )
}
