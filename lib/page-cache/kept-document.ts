import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** The nonce a Content-Security-Policy trusts in, or null. */
export const nonceOf = (policy: string): string | null => /'nonce-([^']+)'/.exec(policy)?.[1] ?? null

/** Without a nonce in what the framework tells the browser's router. */
export const withoutNonceInData = (text: string, nonce: string): string =>
  text
    .replaceAll(String.raw`\"nonce\":\"${nonce}\"`, String.raw`\"nonce\":\"$undefined\"`)
    .replaceAll(`"nonce":"${nonce}"`, '"nonce":"$undefined"')

const statedHashes = (policy: string): string[] => {
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  return scripts.match(/'sha256-[^']+'/g) ?? []
}

/**
 * A document that was rendered for one request, made into one that may be kept: what its nonce let in is let in by hash
 * instead, and nothing else, so that a script somebody managed to write into the page runs no more than before. Hashes its
 * policy stated stay. Answers the document without the nonce, and its part of a Content-Security-Policy.
 */
export function withHashes(
  document: string,
  { nonce, policy: stated }: { readonly nonce: string; readonly policy: string },
): { html: string; policy: string } {
  const html = withoutNonceInData(document, nonce)
  const mark = ` nonce="${nonce}"`
  const trusted = { script: new Set(statedHashes(stated)), style: new Set<string>() }
  for (const [, name = '', attributes = '', content = ''] of html.matchAll(element)) {
    const isInline = attributes.includes(mark) && !/\ssrc=/.test(attributes)
    if (isInline) trusted[name === 'script' ? 'script' : 'style'].add(hashOf(content))
  }
  const styles = trusted.style.size > 0 ? `; style-src ${[...trusted.style].join(' ')}` : ''
  const policy = ["script-src 'self'", ...trusted.script].join(' ') + styles
  return { html: html.replaceAll(mark, ''), policy }
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
