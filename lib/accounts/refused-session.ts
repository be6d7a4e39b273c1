import 'server-only'
import { jobPostApi, partimApi } from '@/lib/api/client'
import { getViewer } from '@/lib/auth/viewer'

/** Whether the request's session is no longer valid: it does not verify, or its service refuses it. */
export async function isSessionRefused(): Promise<boolean> {
  const viewer = await getViewer()
  if (!viewer) return true
  const { response } =
    viewer.kind === 'worker' ? await partimApi().GET('/v1/me', {}) : await jobPostApi().GET('/v1/me', {})
  return response.status === 401
}
