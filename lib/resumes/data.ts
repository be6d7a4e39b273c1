import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { Certificate } from './certificate'
import type { HiddenFrom, ResumeReader } from './readers'
import type { Resume, ResumePreview } from './resume'

/** The viewer's own resume; registering as a worker makes an empty, hidden one. */
export async function getOwnResume(): Promise<Resume> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/resumes/me', {}))
}

/** The viewer's resume as companies read it, before and after they may reach them. */
export async function getResumePreview(): Promise<ResumePreview> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/resumes/me/preview', {}))
}

/** The viewer's certificates. */
export async function getOwnCertificates(): Promise<Certificate[]> {
  await requireViewer()
  return (await answerOf(partimApi().GET('/v1/my/certificates', {}))).items
}

/** Companies that read the viewer's resume, the last one first. */
export async function getResumeReaders(): Promise<ResumeReader[]> {
  await requireViewer()
  return (await answerOf(partimApi().GET('/v1/resumes/me/readers', {}))).items
}

/** Companies by which the viewer is not found. */
export async function getHiddenFrom(): Promise<HiddenFrom> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/resumes/me/hidden-from', {}))
}
