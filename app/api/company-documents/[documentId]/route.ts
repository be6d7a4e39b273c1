import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { refusal } from '@/lib/api/refusal'
import { requireIdentity } from '@/lib/auth/session'
import { linkToFile } from '@/lib/company-documents/data'
import { redirectAnswer } from '@/lib/navigation/redirect-answer'

/** A company's document, for members who may edit the company: redirects to a link that is valid for one minute. */
export const GET = apiHandler<{ documentId: string }>(async (request, { params: { documentId } }) => {
  await requireIdentity(request)
  if (!isId(documentId)) throw refusal('not_found')
  const query = new URLSearchParams({ link: await linkToFile(documentId) })
  return redirectAnswer(`/api/company-documents/file?${query}`)
})
