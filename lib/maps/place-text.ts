/** Parameters in which map links name a place, by name or by address. */
const placeParameters = ['q', 'query', 'address', 'daddr', 'destination', 'name']

/** Nothing but numbers and their signs: a position, no words. */
const isWordless = (text: string) => !/\p{L}{2}/u.test(text)

const longest = 300

/**
 * What a map link itself says of its place, e.g. "ครัวยาย 412 ซอยสยามสแควร์ 3 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330"; null
 * where it only has a position or an id.
 */
export function placeTextOf(link: URL): string | null {
  const [, name = ''] = /\/(?:place|search)\/([^/@][^/]*)/.exec(link.pathname) ?? []
  const candidates = [
    decoded(name.replaceAll('+', ' ')),
    ...placeParameters.map((parameter) => link.searchParams.get(parameter) ?? ''),
  ]
  const texts = candidates.map((text) => text.replace(/^loc:/, '').replace(/\s+/g, ' ').trim())
  return texts.find((text) => text && !isWordless(text) && text.length <= longest) ?? null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
