import { fetchWithPolicy } from '@/lib/api/fetch-policy'
import type { Position } from '@/lib/geolocation/position'
import type { NamedDistrict } from './place'

/** The district at a position, null where no district reaches; rejects when it cannot be asked. */
export async function findDistrict(position: Position): Promise<NamedDistrict | null> {
  const answer = await fetchWithPolicy(
    new Request(new URL('/api/addresses/district-at', location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(position),
    }),
  )
  if (!answer.ok) throw new Error(`the district at a position was answered with ${answer.status}`)
  return (await answer.json()) as NamedDistrict | null
}
