import { cachedAnswer } from '@/lib/addresses/cached-answer'
import { provinceNames } from '@/lib/addresses/places'

export const dynamic = 'force-static'

/** The names of the 77 provinces. */
export function GET(): Response {
  return cachedAnswer(provinceNames())
}
