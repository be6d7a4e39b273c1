import { Script } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { unknownPart } from '@/lib/addresses/known-places'
import { spawnSandbox } from '../testing/sandbox-process'
import { scratchFolders } from '../testing/scratch-folder'
import { brokenLinks, linksOf } from './links'
import { samplePlaces } from './places'

const newFolder = scratchFolders('sandbox-maps')

let sandbox: Awaited<ReturnType<typeof spawnSandbox>>
beforeAll(async () => {
  sandbox = await spawnSandbox(newFolder())
})
afterAll(() => sandbox.kill('SIGTERM'))

const get = (path: string) => fetch(`${sandbox.address('maps')}${path}`, { redirect: 'manual' })
const follow = (link: string) => get(`/links/${link.replace('https://', '')}`)

describe('a place of the maps', () => {
  test.each(samplePlaces)('$name has an address there is', ({ address }) => {
    const [, subdistrict = '', district = '', province = ''] =
      /(?:แขวง|ตำบล)(\S+) (?:เขต|อำเภอ)(\S+) (\S+) \d{5}$/.exec(address) ?? []
    expect(unknownPart({ province, district, subdistrict })).toBeNull()
  })

  test.each(samplePlaces)('$name has links of every kind', async (place) => {
    for (const link of linksOf(place)) {
      const { status, headers } = await follow(link)
      expect([status, headers.get('location')]).toEqual([302, expect.stringMatching(/^https:\/\//)])
    }
  })

  test('shared from a phone, has its position in the page alone', async () => {
    const location = (await follow('https://maps.app.goo.gl/phone-Ari')).headers.get('location') ?? ''
    expect(location).not.toContain('13.7797')
    const page = await (await follow(location)).text()
    expect(page).toContain('markers=13.7797%2C100.5443')
  })
})

test('the page lists every link, those that lead nowhere as well', async () => {
  const page = await (await get('/')).text()
  for (const link of [...samplePlaces.flatMap(linksOf), ...brokenLinks]) expect(page).toContain(link)
})

test('an unknown link is not found', async () => {
  expect((await follow('https://maps.app.goo.gl/unknown')).status).toBe(404)
})

test('the script is one, and calls back by a plain name alone', async () => {
  const response = await get('/maps/api/js?key=sandbox&callback=partimMapsReady')
  expect(response.headers.get('content-type')).toContain('text/javascript')
  const text = await response.text()
  expect(() => new Script(text)).not.toThrow()
  expect(text).toContain('window["partimMapsReady"]()')
  expect((await get('/maps/api/js?callback=alert(1)')).status).toBe(400)
})

test('a picture is of the asked size, around the asked place', async () => {
  const response = await get('/maps/api/staticmap?center=13.7449,100.5347&zoom=15&size=640x280&key=sandbox')
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(await response.text()).toMatch(/width="640" height="280".*สยามสแควร์/s)
  expect((await get('/maps/api/staticmap?center=95,200&key=sandbox')).status).toBe(400)
})
