/** A link to a map at a position; it leads out of this product. */
export function mapLink({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
}

/** The same for a place whose position is not known, by its address. */
export const mapSearchLink = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`
