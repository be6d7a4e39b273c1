import { savedFile } from '@/lib/api/file-answer'
import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { refusal } from '@/lib/api/refusal'
import { requireIdentity } from '@/lib/auth/session'
import { readCertificate } from '@/lib/unlocks/certificate'

/** The file of a certificate of a worker whose contact the viewer's company may see; saved, never shown as ours. */
export const GET = apiHandler<{ workerId: string; certificateId: string }>(async (request, { params }) => {
  await requireIdentity(request)
  if (!isId(params.workerId) || !isId(params.certificateId)) throw refusal('not_found')
  return savedFile(await readCertificate(params))
})
