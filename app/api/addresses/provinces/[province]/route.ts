import { cachedAnswer } from '@/lib/addresses/cached-answer'
import { districtsOf } from '@/lib/addresses/places'
import { apiHandler } from '@/lib/api/handler'
import { refusal } from '@/lib/api/refusal'

/** A province's districts, each with its subdistricts and their postcodes. */
export const GET = apiHandler<{ province: string }>(async (_request, { params }) => {
  const districts = districtsOf(params.province)
  if (!districts) throw refusal('not_found')
  return cachedAnswer(districts)
})
