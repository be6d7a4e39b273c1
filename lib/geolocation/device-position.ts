import type { Position } from './position'

/** Why the device gave no position: the person did not allow it, or it could not find one. */
export class PositionError extends Error {
  constructor(readonly reason: 'denied' | 'failed') {
    super(`no position: ${reason}`)
  }
}

/** How exact a position has to be: `rough` is to about 100 m, enough to find what is near, and no house number. */
export type Precision = 'rough' | 'exact'

const minute = 60_000
const options: Readonly<Record<Precision, PositionOptions>> = {
  rough: { timeout: 10_000, maximumAge: 5 * minute },
  exact: { timeout: 10_000, maximumAge: minute, enableHighAccuracy: true },
}

/** Three decimals of a degree are about a hundred metres. */
const roughly = (degrees: number) => Math.round(degrees * 1_000) / 1_000

/** Where the device is; the browser asks the person first. Rejects with a PositionError. */
export const askPosition = (precision: Precision): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new PositionError('failed'))
    const given = precision === 'rough' ? roughly : (degrees: number) => degrees
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: given(coords.latitude), lng: given(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new PositionError(code === PERMISSION_DENIED ? 'denied' : 'failed')),
      options[precision],
    )
  })
