import 'server-only'
import { cookies } from 'next/headers'
import { isLatitude, isLongitude } from '@/validators/rules'
import type { DevicePosition } from './device-position'
import { positionCookie } from './kept-position'

/** Where the reader of a page of jobs is, if they said so in the last hour. */
export async function readerPosition(): Promise<DevicePosition | null> {
  const value = (await cookies()).get(positionCookie)?.value
  const [, lat, lng] = /^(-?\d{1,2}\.\d{3})_(-?\d{1,3}\.\d{3})$/.exec(value ?? '') ?? []
  return lat && lng && isLatitude(lat) && isLongitude(lng) ? { lat: Number(lat), lng: Number(lng) } : null
}
