import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** The nonce a Content-Security-Policy trusts in, or null. */
export const nonceOf = (policy: string): string | null => /'nonce-([^']+)'/.exec(policy)?.[1] ?? null

/** A property with a nonce, and the same of the same length without one: React's data states lengths. */
function nonceProperties(nonce: string): readonly [string, string] {
  const given = `"nonce":"${nonce}"`
  return [given, '"nonce":"$undefined"'.padEnd(given.length)]
}

/** React's data for the browser's router, without a nonce. */
export const withoutNonceInData = (data: string, nonce: string): string =>
  data.replaceAll(...nonceProperties(nonce))

/** One piece of React's data in a document: 1 is a text, 3 the base64 of bytes that are not whole characters. */
const pushed = /(?<=self\.__next_f\.push\()\[([13]),"[^<]*"\](?=\)<\/script>)/g

const bytesOf = ([kind, data]: readonly [1 | 3, string]) => Buffer.from(data, kind === 1 ? 'utf8' : 'base64')

/** As the framework writes it (next/dist/server/htmlescape). */
const asScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[&><\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * The document without a nonce in React's data. The framework writes that in pieces as it comes, which may end within a
 * character or within the nonce, so that it is searched as a whole.
 */
function withoutNonceInPieces(document: string, nonce: string): string {
  const pieces = [...document.matchAll(pushed)].map(([text]) => bytesOf(JSON.parse(text)))
  const data = Buffer.concat(pieces)
  const [given, without] = nonceProperties(nonce)
  for (let at = data.indexOf(given); at >= 0; at = data.indexOf(given, at)) data.write(without, at)
  if (data.includes(nonce)) throw new Error('a nonce is left in the data of a page')
  let [index, start] = [0, 0]
  return document.replace(pushed, (text, kind) => {
    const before = pieces[index] ?? Buffer.alloc(0)
    const after = data.subarray(start, start + before.length)
    index += 1
    start += before.length
    if (before.equals(after)) return text
    return asScript(kind === '1' ? [1, after.toString()] : [3, after.toString('base64')])
  })
}

const statedHashes = (policy: string): string[] => {
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  return scripts.match(/'sha256-[^']+'/g) ?? []
}

/**
 * A document that was rendered for one request, made into one that may be cached: what its nonce let in is let in by hash
 * instead, and nothing else, so that a script somebody managed to write into the page runs no more than before. Hashes its
 * policy stated stay. Answers the document without the nonce, and its part of a Content-Security-Policy.
 */
export function withHashes(
  document: string,
  { nonce, policy: stated }: { readonly nonce: string; readonly policy: string },
): { html: string; policy: string } {
  const rendered = withoutNonceInPieces(document, nonce)
  const mark = ` nonce="${nonce}"`
  const trusted = { script: new Set(statedHashes(stated)), style: new Set<string>() }
  for (const [, name = '', attributes = '', content = ''] of rendered.matchAll(element)) {
    const isInline = attributes.includes(mark) && !/\ssrc=/.test(attributes)
    if (isInline) trusted[name === 'script' ? 'script' : 'style'].add(hashOf(content))
  }
  const html = rendered.replaceAll(mark, '')
  if (html.includes(nonce)) throw new Error('a nonce is left in a page')
  const styles = trusted.style.size > 0 ? `; style-src ${[...trusted.style].join(' ')}` : ''
  return { html, policy: ["script-src 'self'", ...trusted.script].join(' ') + styles }
}

/**
 * The inline scripts of a prerendered document whose addresses were put in after the build: those its policy trusted
 * before are trusted as they are now.
 */
export function withAddresses(document: string, policy: string, put: (text: string) => string) {
  const stated = new Map<string, string>()
  for (const [, , attributes = '', content = ''] of document.matchAll(element)) {
    const changed = put(content)
    if (changed !== content && !/\ssrc=/.test(attributes)) stated.set(hashOf(content), hashOf(changed))
  }
  return {
    html: put(document),
    policy: policy.replace(/'sha256-[^']+'/g, (hash) => stated.get(hash) ?? hash),
  }
}
