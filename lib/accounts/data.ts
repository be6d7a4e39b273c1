import 'server-only'
import { forbidden, redirect } from 'next/navigation'
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
  // A session from before the end of registration does not hold the kind.
  return (await asEmployer()) ?? asWorker()
})

/** For pages of registered people of either kind: anybody else is redirected to finish registering. */
export async function requireMe(): Promise<Me> {
  return (await getMe()) ?? redirect('/register')
}

/** For employers' pages: a worker is redirected to their resume. */
export async function requireEmployer(): Promise<Employer> {
  const me = await requireMe()
  return 'member' in me ? me : forbidden()
}

/** For workers' pages: an employer is told whom the page is for. */
export async function requireWorker(): Promise<Worker> {
  const me = await requireMe()
  return me.kind === 'worker' ? (me as Worker) : forbidden()
}

/** The invitation of a mailed link, as the current visitor may see it; null for a link that was never sent. */
export async function getInvitation(token: string): Promise<LinkedInvitation | null> {
  return answerOrNull<LinkedInvitation>(jobPostApi().POST('/v1/invitations/check', { body: { token } }))
}

/** The browsers the viewer is signed in with, most recently used first. */
export async function listSessions({ kind }: Pick<Me, 'kind'>): Promise<readonly Session[]> {
  const { items } =
    kind === 'worker'
      ? await answerOf(partimApi().GET('/v1/sessions', {}))
      : await answerOf(jobPostApi().GET('/v1/sessions', {}))
  return items
}

/** The latest data export the viewer asked for, or null. */
export async function getLatestExport({ kind }: Pick<Me, 'kind'>): Promise<DataExport | null> {
  const { items } =
    kind === 'worker'
      ? await answerOf(partimApi().GET('/v1/data-exports', {}))
      : await answerOf(jobPostApi().GET('/v1/data-exports', {}))
  return items[0] ?? null
}
