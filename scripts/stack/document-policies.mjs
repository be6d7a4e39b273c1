import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** True for a script element that holds data, such as JSON-LD, which browsers do not run. */
const isData = (attributes) => /\btype="application\/(ld\+)?json"/.test(attributes)

const entities = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const decode = (text) => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity])

const hashesOf = (contents) =>
  [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)

/**
 * The document's part of a Content-Security-Policy: the hashes of its inline scripts and styles. Scripts with an
 * address come from our own origin.
 */
export function documentTrust(html) {
  const elements = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
  const inline = (name) =>
    elements
      .filter(
        ([, element, attributes]) => element === name && !/\ssrc=/.test(attributes) && !isData(attributes),
      )
      .map(([, , , content]) => content)
  // Scripts may contain text that looks like markup.
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const attributes = [...markup.matchAll(/<[^>]+\sstyle="([^"]*)"/g)].map(([, value]) => decode(value))
  const styles = [
    ...hashesOf(inline('style')),
    ...(attributes.length > 0 ? ["'unsafe-hashes'", ...hashesOf(attributes)] : []),
  ]
  const scripts = ['script-src', "'self'", ...hashesOf(inline('script'))].join(' ')
  return styles.length > 0 ? `${scripts}; style-src ${styles.join(' ')}` : scripts
}

/**
 * Writes the policy of every prerendered page into the `.meta` file beside it. Next serves the headers in that file
 * with the page, and lib/security/answer-headers.ts adds the parts of the policy that depend on settings.
 * @param {string} serverApp such as `.next/server/app`
 * @returns {string[]} the pages, as paths without extension
 */
export function writeDocumentPolicies(serverApp) {
  const pages = readdirSync(serverApp, { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
  for (const page of pages) {
    const meta = join(serverApp, `${page}.meta`)
    if (!existsSync(meta)) throw new Error(`${page}.html is served without headers: ${meta} is missing`)
    const content = JSON.parse(readFileSync(meta, 'utf8'))
    const policy = documentTrust(readFileSync(join(serverApp, `${page}.html`), 'utf8'))
    content.headers = { ...content.headers, 'content-security-policy': policy }
    writeFileSync(meta, JSON.stringify(content))
  }
  return pages
}
