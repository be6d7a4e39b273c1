import type { ResumeFormProps } from '@/components/resumes/resume-form'
import type { AboutStepProps } from './about-step'

/** What a step of the resume is made of; each uses its own part. */
export type EditorProps = Omit<ResumeFormProps, 'children' | 'hasPhoto'> & {
  provinces: readonly string[]
  /** Today in Thailand, YYYY-MM-DD. */
  today: string
  about: Omit<AboutStepProps, 'uid' | 'onPhoto'>
}
