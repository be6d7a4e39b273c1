import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestService, type TestService } from '../../testing'
import { isPublicAddress, pageOpener } from './open-page'

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fe80::1',
    'fd00:ec2::254',
    'ff02::1',
  ])('%s is of no public host', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['8.8.8.8', '142.250.199.46', '172.32.0.1', '2404:6800:4001:80f::200e', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test('a host whose name leads into a network of our own is not asked', async () => {
    const open = pageOpener('')
    const asked = open(new URL('https://localhost/maps/'), AbortSignal.timeout(5_000))
    await expect(asked).rejects.toThrow('localhost has an address that is not public')
  })
})

describe('a page', () => {
  /** Stands for the maps and answers what a test says. */
  let answer: RequestListener
  let host: string
  const server = createServer((request, response) => answer(request, response))
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const open = (ms = 5_000) =>
    pageOpener(host)(new URL('https://maps.app.goo.gl/A?b=c'), AbortSignal.timeout(ms))

  test('is asked for in its own name, without cookies or who asks', async () => {
    let asked: unknown
    answer = ({ url, headers }, response) => {
      asked = { url, headers: Object.keys(headers).sort() }
      response.writeHead(302, { location: 'https://www.google.com/maps/' }).end()
    }
    expect(await open()).toEqual({ status: 302, location: 'https://www.google.com/maps/', html: '' })
    expect(asked).toEqual({
      url: '/links/maps.app.goo.gl/A?b=c',
      headers: ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent'],
    })
  })

  test('without an end is read as far as its beginning', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = () =>
        response.destroyed ||
        (response.write('x'.repeat(65_536)) ? setImmediate(more) : response.once('drain', more))
      more()
    }
    const { html } = await open()
    expect(html.length).toBe(768 * 1_024)
  })

  test('of another kind is not read', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' })
      response.write('x')
    }
    expect((await open()).html).toBe('')
  })

  test('that never comes is given up', async () => {
    answer = () => undefined
    await expect(open(50)).rejects.toThrow()
  })
})

describe('the operation', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService()
  })
  afterAll(() => service.stop())
  const ask = (link: string, as?: string) => service.ask('POST /v1/map-links', { as, body: { link } })

  test('is for those who are signed in', async () => {
    expect((await ask('https://www.google.com/maps/@13.7449,100.5347,15z')).status).toBe(401)
  })

  test('answers what a link says itself, and refuses what is no map’s', async () => {
    service.identity.add('somebody')
    const { status, json } = await ask('ที่นี่ https://www.google.com/maps/@13.7449,100.5347,15z', 'somebody')
    expect([status, json]).toEqual([200, { lat: 13.7449, lng: 100.5347, text: null }])
    const refused = await ask('https://127.0.0.1:4001/readyz', 'somebody')
    expect(refused.json).toMatchObject({
      status: 422,
      errors: [{ field: 'link', rule: 'map_link', params: {} }],
    })
  })

  test('is counted to the person', async () => {
    service.identity.add('busy')
    const statuses: number[] = []
    for (let time = 0; time < 62; time += 1) {
      statuses.push((await ask('https://www.google.com/maps/@13.7449,100.5347,15z', 'busy')).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })
})
