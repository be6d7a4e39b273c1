import 'server-only'
import { cookies } from 'next/headers'
import { positionCookie } from './kept-position'
import { type Position, typedPosition } from './position'

/** Where the reader of a page of jobs is, if they said so in the last hour. */
export async function readerPosition(): Promise<Position | null> {
  const value = (await cookies()).get(positionCookie)?.value
  const [, lat, lng] = /^(-?\d{1,2}\.\d{3})_(-?\d{1,3}\.\d{3})$/.exec(value ?? '') ?? []
  return typedPosition(lat, lng)
}
