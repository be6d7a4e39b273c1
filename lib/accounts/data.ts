import 'server-only'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { answerOf, answerOrNull } from '@/lib/api/answer'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { LinkedInvitation } from './invitation-link'
import type { Employer, Me, Worker } from './me'
import type { DataExport, Session } from './own-account'

/** The signed-in person, or null when they have an identity and have not registered yet. */
export const getMe = cache(async (): Promise<Me | null> => {
  const { kind } = await requireViewer()
  const asEmployer = () => answerOrNull<Employer>(jobPostApi().GET('/v1/me', {}))
  const asWorker = () => answerOrNull<Worker>(partimApi().GET('/v1/me', {}))
  if (kind) return kind === 'worker' ? asWorker() : asEmployer()
  // A session made before registration was finished does not know the kind.
  return (await asEmployer()) ?? asWorker()
})

/** For pages of registered people of either kind: somebody else is led to finish registering. */
export async function requireMe(): Promise<Me> {
  return (await getMe()) ?? redirect('/register')
}

/** For employers' pages: a worker is led to their resume. */
export async function requireEmployer(): Promise<Employer> {
  const me = await requireMe()
  return 'member' in me ? me : redirect(`/resume/${me.uid}`)
}

/** The invitation a mailed link is of, as whoever is signed in may see it; null for a link nobody sent. */
export async function getInvitation(token: string): Promise<LinkedInvitation | null> {
  return answerOrNull<LinkedInvitation>(jobPostApi().POST('/v1/invitations/check', { body: { token } }))
}

/** The browsers the viewer is signed in with, the one used last first. */
export async function listSessions({ kind }: Pick<Me, 'kind'>): Promise<readonly Session[]> {
  const { items } =
    kind === 'worker'
      ? await answerOf(partimApi().GET('/v1/sessions', {}))
      : await answerOf(jobPostApi().GET('/v1/sessions', {}))
  return items
}

/** The latest copy of their data the viewer asked for, or null. */
export async function getLatestExport({ kind }: Pick<Me, 'kind'>): Promise<DataExport | null> {
  const { items } =
    kind === 'worker'
      ? await answerOf(partimApi().GET('/v1/data-exports', {}))
      : await answerOf(jobPostApi().GET('/v1/data-exports', {}))
  return items[0] ?? null
}
