'use client'

import { ResumeForm } from '@/components/resumes/resume-form'
import { WorkStep } from '@/components/resumes/work-step'
import type { EditorProps } from './editor-props'

/** The first step of the resume with its fields. */
export default function WorkEditor({ provinces: _, today: __, about, ...form }: EditorProps) {
  return (
    <ResumeForm {...form} hasPhoto={about.photoUrl !== null}>
      <WorkStep />
    </ResumeForm>
  )
}
