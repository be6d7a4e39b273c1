import { BlockList, isIP, isIPv6 } from 'node:net'
import { SettingError } from '@/lib/config/settings'

/** Says of an address that it is one of our own proxies, whose word about the address before it is believed. */
export type ProxyCheck = (address: string) => boolean

/** Reads the setting TRUSTED_PROXIES, `10.0.0.1, 35.191.0.0/16, 2001:db8::/32`; throws SettingError for anything else. */
export function readProxies(setting: string): ProxyCheck {
  const networks = new BlockList()
  for (const entry of setting.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
    const version = isIP(address)
    const bits = version === 6 ? 128 : 32
    const prefix = length === undefined ? bits : Number(length)
    if (version === 0 || prefix > bits) {
      throw new SettingError('TRUSTED_PROXIES is malformed: addresses and networks (10.0.0.0/8) are expected')
    }
    networks.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4')
  }
  return (address) => isIP(address) !== 0 && networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** An address as it is written everywhere here: IPv4 out of its IPv6 mapping, without a zone; null where it is none. */
export function plainAddress(text: string | undefined): string | null {
  const address = (text ?? '').trim().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return isIP(mapped) === 0 ? null : mapped.toLowerCase()
}

type Hops = {
  /** The address at the other end of the connection. */
  readonly socket: string | undefined
  /** The X-Forwarded-For header: whoever passed the request on appended whom they had it from. */
  readonly forwardedFor: string | undefined
  /** Cloud Run's front end holds every connection there, whatever its address. */
  readonly behindFrontEnd: boolean
  readonly isOurProxy: ProxyCheck
}

/**
 * Who sent a request: the last address that nobody but our own proxies vouches for. Everything before it in the header
 * is what the sender wrote themselves. Null where even the connection has none.
 */
export function visitorAddress({
  socket,
  forwardedFor = '',
  behindFrontEnd,
  isOurProxy,
}: Hops): string | null {
  let known = plainAddress(socket)
  let isBelieved = behindFrontEnd || (known !== null && isOurProxy(known))
  for (const entry of forwardedFor.split(',').reverse()) {
    const address = plainAddress(entry)
    if (!isBelieved || address === null) break
    known = address
    isBelieved = isOurProxy(address)
  }
  return known
}

/** What limits are counted by: an IPv4 address, or the /64 network that one subscriber has of IPv6. */
export function visitorKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  // An IPv4 address at the end stands for two groups, and both lie behind the first four.
  const after = tail ? tail.replace(/[\d.]+\.[\d.]+$/, '0:0').split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The same where many networks of one subscriber would each count anew: of IPv6 the /56 that homes and servers are given. */
export function wideVisitorKey(key: string): string {
  const [, before, last] = /^((?:[\da-f]+:){3})([\da-f]+)::\/64$/.exec(key) ?? []
  if (before === undefined || last === undefined) return key
  return `${before}${(Number.parseInt(last, 16) & 0xff00).toString(16)}::/56`
}
