import { apiHandler } from '@/lib/api/handler'
import { isId } from '@/lib/api/ids'
import { pdfAnswer } from '@/lib/api/pdf-answer'
import { refusal } from '@/lib/api/refusal'
import { requireIdentity } from '@/lib/auth/session'
import { readCreditNote } from '@/lib/orders/data'

/** A credit note, for members who may see billing. */
export const GET = apiHandler<{ creditNoteId: string }>(async (request, { params: { creditNoteId } }) => {
  await requireIdentity(request)
  if (!isId(creditNoteId)) throw refusal('not_found')
  return pdfAnswer(await readCreditNote(creditNoteId))
})
