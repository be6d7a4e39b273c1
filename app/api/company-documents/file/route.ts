import { shownFile } from '@/lib/api/file-answer'
import { apiHandler } from '@/lib/api/handler'
import { requireIdentity } from '@/lib/auth/session'
import { readFile } from '@/lib/company-documents/data'

/**
 * The file behind a link that is valid for one minute; the service checks again that the link was made for this person.
 * A picture may be shown, in a sandbox; a PDF is only ever saved.
 */
export const GET = apiHandler(async (request) => {
  await requireIdentity(request)
  return shownFile(await readFile(new URL(request.url).searchParams.get('link') ?? ''))
})
