import { BlockList, isIP, isIPv6 } from 'node:net'
import { SettingError } from '@/lib/config/setting-checks'

/** Whether an address is one of our own proxies, whose statement about the previous address is trusted. */
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

/** An address in the form used everywhere here: IPv4 without its IPv6 mapping, no zone; null for anything else. */
export function plainAddress(text: string | undefined): string | null {
  const address = (text ?? '').trim().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return isIP(mapped) === 0 ? null : mapped.toLowerCase()
}

type Hops = {
  /** The address at the other end of the connection. */
  readonly socket: string | undefined
  /** The X-Forwarded-For header: each proxy appended the address it received the request from. */
  readonly forwardedFor: string | undefined
  /** True on Cloud Run: every connection comes from its front end, whatever the address. */
  readonly behindFrontEnd: boolean
  readonly isOurProxy: ProxyCheck
}

/**
 * The sender of a request: the last address in the chain that only our own proxies vouch for. Everything before it in
 * the header was written by the sender. Null when even the connection has no address.
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

/** The key that limits count by: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function visitorKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  // A trailing IPv4 address stands for two groups, and both come after the first four.
  const after = tail ? tail.replace(/[\d.]+\.[\d.]+$/, '0:0').split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The key where one subscriber must not count as many networks: for IPv6 the /56 that homes and servers get. */
export function wideVisitorKey(key: string): string {
  const [, before, last] = /^((?:[\da-f]+:){3})([\da-f]+)::\/64$/.exec(key) ?? []
  if (before === undefined || last === undefined) return key
  return `${before}${(Number.parseInt(last, 16) & 0xff00).toString(16)}::/56`
}
