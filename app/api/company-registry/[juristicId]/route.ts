import { postcodeOf } from '@/lib/addresses/places'
import { apiHandler } from '@/lib/api/handler'
import { refusal } from '@/lib/api/refusal'
import { requireIdentity } from '@/lib/auth/session'
import { lookUpCompany } from '@/lib/company-registry/lookup'
import { spendLookup } from '@/lib/company-registry/lookup-budget'
import { isQuestionOfService } from '@/lib/company-registry/question'
import type { RegisteredCompany } from '@/lib/company-registry/registry-answer'
import { webSettings } from '@/lib/config/web-settings'
import { isPersonalNumber } from '@/validators/company-kind'
import { hasDigits, isTaxId } from '@/validators/rules'

/**
 * The company with a 13-digit number, for signed-in people and for the job-post service; the registry's credential
 * never leaves this server, and no person's own number does.
 */
export const GET = apiHandler<{ juristicId: string }>(async (request, { params: { juristicId } }) => {
  const secret = webSettings().ATTESTATION_SECRET
  const isService = await isQuestionOfService(request.headers.get('Authorization'), juristicId, secret)
  if (!isService) await requireIdentity(request)
  if (!hasDigits(juristicId, 13)) throw invalidNumber('digits', { length: 13 })
  if (!isTaxId(juristicId)) throw invalidNumber('tax_id_number')
  if (isPersonalNumber(juristicId)) throw invalidNumber('juristic_number')
  if (!isService) await spendLookup()
  return Response.json(await lookUpCompany(juristicId, withPostcode))
})

/** Adds the postcode, which the registry leaves out. */
function withPostcode(company: RegisteredCompany): RegisteredCompany {
  const { address } = company
  return { ...company, address: { ...address, postcode: address.postcode || (postcodeOf(address) ?? '') } }
}

function invalidNumber(rule: string, params: Record<string, number> = {}) {
  return refusal('validation_failed', { errors: [{ field: 'juristicId', rule, params }] })
}
