import type { RequestListener } from 'node:http'
import fastify from 'fastify'
import { html } from '../pages/html'
import { page, pageHeaders } from '../pages/page'
import texts from '../pages/th.json' with { type: 'json' }
import { answerLink, brokenLinks, linksOf } from './links'
import { samplePlaces } from './places'
import { mapsScript } from './script'
import { staticMap } from './static-map'

const words = texts.maps

/**
 * The map provider: its browser script, its pictures, and the hosts of its links, each of which is asked for as
 * `/links/{host}{path}`. `/` lists links to try.
 */
export async function createMaps(): Promise<RequestListener> {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  const queryOf = (url: string) => new URL(url, 'http://sandbox').searchParams

  app.get('/', async (_request, reply) => reply.headers(pageHeaders).send(linksPage()))

  app.get('/maps/api/js', async (request, reply) => {
    const callback = queryOf(request.url).get('callback') ?? ''
    if (!/^\w+$/.test(callback)) return reply.code(400).send()
    return reply.type('text/javascript; charset=utf-8').send(mapsScript(callback, samplePlaces))
  })

  app.get('/maps/api/staticmap', async (request, reply) => {
    const picture = staticMap(queryOf(request.url))
    if (!picture) return reply.code(400).send()
    return reply.type('image/svg+xml').header('cache-control', 'max-age=3600').send(picture)
  })

  app.get<{ Params: { '*': string } }>('/links/*', async (request, reply) => {
    const address = `https://${request.params['*']}`
    const answer = answerLink(address, queryOf(request.url))
    if (!answer) return reply.code(404).type('text/html').send('')
    if ('redirect' in answer) return reply.redirect(answer.redirect)
    return reply.type('text/html; charset=utf-8').send(answer.html)
  })

  await app.ready()
  return (req, res) => app.routing(req, res)
}

function linksPage(): string {
  const places = samplePlaces.map(
    (place) => html`<li><strong>${place.name}</strong><small>${place.address}</small>
${linksOf(place).map((link) => html`<small>${link}</small>`)}</li>`,
  )
  const others = brokenLinks.map((link) => html`<li><small>${link}</small></li>`)
  return page(
    words.title,
    html`<p>${words.about}</p><ul>${places}</ul><p>${words.broken}</p><ul>${others}</ul>`,
  )
}
