import { lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** What a page of a map answered. `html` is empty for everything but HTML, and is cut off after `mostBytes`. */
export type MapPage = { readonly status: number; readonly location: string | null; readonly html: string }

/** Opens one address, without following redirects. Rejects when nothing usable comes before the signal aborts. */
export type OpenPage = (url: URL, signal: AbortSignal) => Promise<MapPage>

const mostBytes = 768 * 1_024

/** Addresses nobody outside of a network of one's own answers at (IANA special-purpose registries). */
const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix)
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6')
}

/** Whether an IP address is one of the public internet. IPv6 spellings of IPv4 addresses count as what they stand for. */
export function isPublicAddress(address: string): boolean {
  return !notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Looks a host up as usual, and fails where any of its addresses is not public. */
const lookUpPublic: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return answer(new Error(`${hostname} has an address that is not public`), '')
    }
    if (options.all) return answer(null, addresses)
    return answer(null, first.address, first.family)
  })
}

/** As a page in Thai, uncompressed, so that the limit counts what is read. */
const headers = {
  accept: 'text/html',
  'accept-language': 'th',
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; Partim)',
}

/** Opens pages of the internet, or of the sandbox at `emulator` (host:port), which plays every host. */
export function pageOpener(emulator: string): OpenPage {
  return (url, signal) =>
    new Promise((resolve, reject) => {
      const options = { method: 'GET', headers, signal, agent: false as const }
      const asked = emulator
        ? requestPlain(`http://${emulator}/links/${url.host}${url.pathname}${url.search}`, options)
        : requestSecure(url, { ...options, lookup: lookUpPublic })
      asked.on('error', reject).on('response', (response) => {
        const { statusCode: status = 0, headers: told } = response
        const page = { status, location: told.location ?? null }
        const isPage = status === 200 && told['content-type']?.startsWith('text/html')
        if (!isPage) {
          response.destroy()
          return resolve({ ...page, html: '' })
        }
        const chunks: Buffer[] = []
        let bytes = 0
        const done = () => resolve({ ...page, html: Buffer.concat(chunks).toString('utf8') })
        response
          .on('data', (chunk: Buffer) => {
            chunks.push(chunk.subarray(0, mostBytes - bytes))
            bytes += chunk.length
            if (bytes < mostBytes) return
            done()
            response.destroy()
          })
          .on('end', done)
          .on('error', reject)
      })
      asked.end()
    })
}
