import { cachedAnswer } from '@/lib/addresses/cached-answer'
import { placesWithPostcode } from '@/lib/addresses/places'
import { apiHandler } from '@/lib/api/handler'

/** The places a postcode serves; an empty list for an unknown postcode. */
export const GET = apiHandler<{ postcode: string }>(async (_request, { params }) =>
  cachedAnswer(placesWithPostcode(params.postcode)),
)
