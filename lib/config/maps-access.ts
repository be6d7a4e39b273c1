import type { Settings } from './settings'

/** How maps are reached: the key, and the origin of the provider's script and pictures. */
export type MapsAccess = { readonly key: string; readonly origin: string }

export const googleMapsOrigin = 'https://maps.googleapis.com'

/** The key that a developer's machine has unless somebody sets a real one; the sandbox stands in for the provider then. */
const sandboxKey = 'sandbox'

/** The maps of this environment; null where none are configured. */
export function mapsAccess({
  MAPS_KEY: key,
  MAPS_EMULATOR_HOST: emulator,
}: Pick<Settings<'web'>, 'MAPS_KEY' | 'MAPS_EMULATOR_HOST'>): MapsAccess | null {
  if (!key) return null
  const isSandbox = key === sandboxKey && emulator !== ''
  return { key, origin: isSandbox ? `http://${emulator}` : googleMapsOrigin }
}
