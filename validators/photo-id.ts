/**
 * Which photo an address leads to. It stays when a save puts the address of the photo's cleaned copy in the place of the
 * one it was uploaded to.
 */
export const photoId = (address: string): string =>
  /%2F([0-9a-f-]{36})\.[a-z]+\?/.exec(address)?.[1] ?? address

/** Photos at the addresses they are stored under by now; what is not stored stays as it is. */
export function atStoredAddresses(photos: readonly string[], stored: readonly string[]): string[] {
  const byId = new Map(stored.map((address) => [photoId(address), address]))
  return photos.map((address) => byId.get(photoId(address)) ?? address)
}
