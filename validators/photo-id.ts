/**
 * Identifies the photo at an address. The id stays the same when saving replaces the address of the upload with that of
 * its cleaned copy.
 */
export const photoId = (address: string): string =>
  /%2F([0-9a-f-]{36})\.[a-z]+\?/.exec(address)?.[1] ?? address

/** Replaces the addresses of saved photos with those they are stored under now; other addresses stay as they are. */
export function atStoredAddresses(photos: readonly string[], stored: readonly string[]): string[] {
  const byId = new Map(stored.map((address) => [photoId(address), address]))
  return photos.map((address) => byId.get(photoId(address)) ?? address)
}
