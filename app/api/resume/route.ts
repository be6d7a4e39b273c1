import { apiHandler } from '@/lib/api/handler'
import { pdfAnswer } from '@/lib/api/pdf-answer'
import { requireIdentity } from '@/lib/auth/session'
import { readResumePdf } from '@/lib/resumes/files'

/** The viewer's own resume as a PDF. */
export const GET = apiHandler(async (request) => {
  await requireIdentity(request)
  return pdfAnswer(await readResumePdf())
})
