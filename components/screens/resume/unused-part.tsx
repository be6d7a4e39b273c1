import { ClientMessages } from '@/components/layout/client-messages'
import { pickMessages } from '@/lib/i18n/pick-messages'
import type { Resume } from '@/lib/resumes/resume'
import { LazyUnusedResume } from './lazy-unused-resume'

/** Tells a worker whose resume is hidden because they were away, with the way back; nothing to anybody else. */
export async function UnusedPart({ resume }: { resume: Pick<Resume, 'isUnused' | 'visibility'> | null }) {
  if (!resume?.isUnused) return null
  return (
    <ClientMessages messages={await pickMessages('resumes', 'problems', 'forms')}>
      <LazyUnusedResume visibility={resume.visibility} />
    </ClientMessages>
  )
}
