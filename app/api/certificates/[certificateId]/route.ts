import { shownFile } from '@/lib/api/file-answer'
import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { refusal } from '@/lib/api/refusal'
import { requireIdentity } from '@/lib/auth/session'
import { readCertificate } from '@/lib/resumes/files'

/** The file of one of the viewer's certificates: a picture may be shown, in a sandbox; a PDF is only ever saved. */
export const GET = apiHandler<{ certificateId: string }>(async (request, { params: { certificateId } }) => {
  await requireIdentity(request)
  if (!isId(certificateId)) throw refusal('not_found')
  return shownFile(await readCertificate(certificateId))
})
