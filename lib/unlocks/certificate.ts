import 'server-only'
import { partimApi } from '@/lib/api/client'
import { asProblem, ProblemError } from '@/lib/api/problem'
import { refusal } from '@/lib/api/refusal'
import { requireViewer } from '@/lib/auth/viewer'
import { extensionOf } from '@/validators/upload-terms'

type Key = { readonly workerId: string; readonly certificateId: string }

/** The file of a worker's certificate, for companies that may see their contact. Rejects with ProblemError. */
export async function readCertificate(path: Key) {
  await requireViewer()
  const { data, error, response } = await partimApi().GET(
    '/v1/workers/{workerId}/certificates/{certificateId}/file',
    { params: { path }, parseAs: 'arrayBuffer' },
  )
  if (data === undefined) throw new ProblemError(asProblem(error, response))
  const bytes: unknown = data
  const fileType = response.headers.get('Content-Type') ?? ''
  // Whatever the service's address returns, only the types we store are passed on.
  if (!Object.hasOwn(extensionOf, fileType) || !(bytes instanceof ArrayBuffer))
    throw refusal('upstream_invalid')
  return { bytes, fileType, disposition: response.headers.get('Content-Disposition') ?? 'attachment' }
}
