'use client'

import { useState } from 'react'
import { ResumeForm } from '@/components/resumes/resume-form'
import { AboutStep } from './about-step'
import type { EditorProps } from './editor-props'

/** The third step of the resume with its fields. */
export default function AboutEditor({ provinces: _, today: __, about, ...form }: EditorProps) {
  const [hasPhoto, setHasPhoto] = useState(about.photoUrl !== null)
  return (
    <ResumeForm {...form} hasPhoto={hasPhoto}>
      <AboutStep {...about} uid={form.uid} onPhoto={setHasPhoto} />
    </ResumeForm>
  )
}
