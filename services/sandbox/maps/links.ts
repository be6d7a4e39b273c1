import { samplePlaces } from './places'

/** What a host of the maps answers to one address. */
export type LinkAnswer = { readonly redirect: string } | { readonly html: string }

const spaced = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')

/** The kinds of short links there are, each with what it leads to for a place. */
const kinds = {
  /** Shared from a browser: the pin is in the address. */
  'https://maps.app.goo.gl/': ({ name, address, lat, lng }) => ({
    redirect: `https://www.google.com/maps/place/${spaced(`${name} ${address}`)}/@${lat},${lng},17z/data=!3m1!4b1!8m2!3d${lat}!4d${lng}`,
  }),
  /** Shared from a phone: the address is in the link, the position in the page alone. */
  'https://maps.app.goo.gl/phone-': ({ id, name, address }) => ({
    redirect: `https://maps.google.com/maps?q=${spaced(`${name} ${address}`)}&ftid=${id}`,
  }),
  'https://goo.gl/maps/': ({ lat, lng }) => ({
    redirect: `https://www.google.com/maps?q=${lat},${lng}&hl=th`,
  }),
  'https://maps.apple/p/': ({ name, address, lat, lng }) => ({
    redirect: `https://maps.apple.com/place?coordinate=${lat},${lng}&address=${spaced(address)}&name=${spaced(name)}`,
  }),
} as const satisfies Record<string, (place: (typeof samplePlaces)[number]) => LinkAnswer>

/** Links that lead nowhere, by how. */
const broken: Readonly<Record<string, LinkAnswer>> = {
  'https://maps.app.goo.gl/elsewhere': { redirect: 'https://example.com/' },
  'https://maps.app.goo.gl/circle': { redirect: 'https://maps.app.goo.gl/circle' },
  'https://maps.app.goo.gl/nowhere': { html: '<!doctype html><title>Google Maps</title>' },
}

/** The links of every place, for the page that lists them. */
export const linksOf = ({ id }: { readonly id: string }): string[] =>
  Object.keys(kinds).map((start) => start + id)

export const brokenLinks = Object.keys(broken)

const answers = new Map<string, LinkAnswer>([
  ...Object.entries(broken),
  ...samplePlaces.flatMap((place) =>
    Object.entries(kinds).map(([start, answer]) => [start + place.id, answer(place)] as const),
  ),
])

/** What the maps answer to an address without its query; null for a link that nobody made. */
export function answerLink(address: string, query: URLSearchParams): LinkAnswer | null {
  if (address !== 'https://maps.google.com/maps') return answers.get(address) ?? null
  const place = samplePlaces.find(({ id }) => id === query.get('ftid'))
  if (!place) return null
  const picture = `https://maps.google.com/maps/api/staticmap?center=${place.lat}%2C${place.lng}&amp;zoom=16&amp;markers=${place.lat}%2C${place.lng}`
  return { html: `<!doctype html><meta content="${picture}" property="og:image"><title>Google Maps</title>` }
}
