import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainFailure } from './terminal.mjs'

const json = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Finds pages whose scripts no policy would allow: pages rendered for each request that do not pass the gate, which
 * would give them a nonce, and pages rendered on demand and then cached, which can have neither a nonce nor a hash.
 * Also finds prerendered pages that pass the gate needlessly.
 * @param {{ pages: string[], prerendered: string[], onDemand: string[], gated: string[] }} built page paths as
 *   Next writes them (`/branch/edit/[branchID]`), gate sources as the matcher does (`/branch/edit/:branchID`)
 * @returns {string[]} one sentence per page
 */
export function renderingFaults({ pages, prerendered, onDemand, gated }) {
  const isStatic = new Set(prerendered)
  const isGated = new Set(gated)
  const sourceOf = (page) => page.replace(/\[(\w+)\]/g, ':$1')
  return pages
    .filter((page) => !page.startsWith('/_'))
    .flatMap((page) => {
      if (onDemand.includes(page)) return [`${page} makes pages on demand: set dynamicParams to false`]
      if (isStatic.has(page)) {
        return isGated.has(sourceOf(page))
          ? [`${page} is static: make it 'static' in lib/auth/routes.ts and take it out of middleware.ts`]
          : []
      }
      return isGated.has(sourceOf(page))
        ? []
        : [`${page} is rendered for each request: make it so in lib/auth/routes.ts, add it to middleware.ts`]
    })
}

/** Fails a build whose pages are not rendered as the gate expects. @param {string} dist such as `.next` */
export function checkRendering(dist) {
  const prerender = json(join(dist, 'prerender-manifest.json'))
  const faults = renderingFaults({
    pages: Object.entries(json(join(dist, 'app-path-routes-manifest.json')))
      .filter(([file]) => file.endsWith('/page'))
      .map(([, page]) => page),
    prerendered: Object.values(prerender.routes).map(({ srcRoute }) => srcRoute),
    onDemand: Object.entries(prerender.dynamicRoutes)
      .filter(([, { fallback }]) => fallback !== false)
      .map(([page]) => page),
    gated: Object.values(json(join(dist, 'server/middleware-manifest.json')).middleware)
      .flatMap(({ matchers }) => matchers)
      .filter(({ has }) => !has)
      .map(({ originalSource }) => originalSource),
  })
  if (faults.length > 0) throw new PlainFailure(faults.join('\n'))
}
