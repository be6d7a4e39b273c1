import { gzipSync } from 'node:zlib'

const kilobytes = (bytes) => Math.round(bytes / 102.4) / 10

/**
 * The first-load weight of a page, counted from its HTML: the gzipped size of every script and style sheet the HTML
 * names, the size of the fonts it preloads (fonts are compressed already), and of the HTML before compression.
 * @param {string} address
 * @param {Record<string, string>} [headers] such as a session cookie
 * @returns {Promise<{ script: number, style: number, font: number, html: number }>} in kilobytes
 */
export async function pageWeight(address, headers = {}) {
  const page = await fetch(address, { headers, redirect: 'manual' })
  if (page.status !== 200) throw new Error(`${address} answered ${page.status}`)
  const html = await page.text()
  const named = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, path]) => path))]
  const scripts = named(/<script[^>]+src="([^"]+)"(?![^>]*nomodule)/gi)
  const preloaded = named(/<link[^>]+as="script"[^>]+href="([^"]+)"/gi)
  const styles = named(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/gi)
  const fonts = named(/<link[^>]+href="([^"]+\.woff2)"[^>]+as="font"/gi).concat(
    named(/<link[^>]+as="font"[^>]+href="([^"]+\.woff2)"/gi),
  )
  const load = async (path) => Buffer.from(await (await fetch(new URL(path, address))).arrayBuffer())
  const total = async (paths, size) => {
    const bodies = await Promise.all([...new Set(paths)].map(load))
    return kilobytes(bodies.reduce((sum, body) => sum + size(body), 0))
  }
  const gzipped = (body) => gzipSync(body, { level: 9 }).length
  return {
    script: await total([...scripts, ...preloaded], gzipped),
    style: await total(styles, gzipped),
    font: await total(fonts, (body) => body.length),
    html: kilobytes(Buffer.byteLength(html)),
  }
}
