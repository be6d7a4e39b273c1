import { districtAt } from '@/lib/addresses/places'
import { apiHandler } from '@/lib/api/handler'
import { refusal } from '@/lib/api/refusal'
import { readJsonObject } from '@/lib/api/request-body'
import { requireSameOrigin } from '@/lib/api/same-origin'
import { webSettings } from '@/lib/config/web-settings'
import { degreesOf, typedPosition } from '@/lib/geolocation/position'

const maximumBodyBytes = 200

/** Names the district at a position (decimal degrees); the position comes in the body, so that no log has it. */
export const POST = apiHandler(async (request) => {
  requireSameOrigin(request, webSettings().APP_URL)
  const { lat, lng } = await readJsonObject(request, maximumBodyBytes)
  if (typeof lat !== 'number' || typeof lng !== 'number') throw refusal('bad_request')
  const position = typedPosition(degreesOf(lat), degreesOf(lng))
  if (!position) throw refusal('bad_request')
  return Response.json(districtAt(position))
})
