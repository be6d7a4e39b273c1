import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainFailure } from './terminal.mjs'

const json = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * Pages whose scripts no policy would allow: rendered for each request without passing the gate, which gives them
 * their nonce, or made on demand and then kept, when neither a nonce nor a hash is right. And the other way
 * round, prerendered pages that go through the gate for nothing.
 * @param {{ pages: string[], prerendered: string[], onDemand: string[], gated: string[] }} built page paths as
 *   Next writes them (`/branch/edit/[branchID]`), gate sources as the matcher does (`/branch/edit/:branchID`)
 * @returns {string[]} one sentence a page
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

/** Stops a build whose pages are not rendered the way the gate expects. @param {string} dist such as `.next` */
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
