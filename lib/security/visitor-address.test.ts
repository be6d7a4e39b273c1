import { describe, expect, test } from '@jest/globals'
import { readProxies, visitorAddress, visitorKey, wideVisitorKey } from './visitor-address'

const nobody = readProxies('')

describe('a sender’s own X-Forwarded-For changes nothing', () => {
  const spoofed = [
    '9.9.9.9',
    '9.9.9.9, 8.8.8.8',
    '127.0.0.1',
    '10.0.0.7',
    'unknown',
    '',
    ' , ,',
    '2001:db8::1',
  ]

  test.each(spoofed)('locally and on a bare server (%j)', (forwardedFor) => {
    const hops = { socket: '203.0.113.7', forwardedFor, behindFrontEnd: false, isOurProxy: nobody }
    expect(visitorAddress(hops)).toBe('203.0.113.7')
  })

  test.each(spoofed)('on a bare server behind a proxy of our own (%j)', (supplied) => {
    const hops = { socket: '::ffff:10.0.0.7', behindFrontEnd: false, isOurProxy: readProxies('10.0.0.0/24') }
    const forwardedFor = `${supplied}, 203.0.113.7`
    expect(visitorAddress({ ...hops, forwardedFor })).toBe('203.0.113.7')
    // A request that bypasses the proxy counts as its own sender.
    expect(visitorAddress({ ...hops, socket: '203.0.113.8', forwardedFor })).toBe('203.0.113.8')
  })

  test.each(spoofed)('on Cloud Run, whose front end appends who is connected to it (%j)', (supplied) => {
    const hops = { socket: '169.254.169.126', behindFrontEnd: true, isOurProxy: nobody }
    expect(visitorAddress({ ...hops, forwardedFor: `${supplied}, 203.0.113.7` })).toBe('203.0.113.7')
  })

  test.each(spoofed)('on Cloud Run behind a load balancer (%j)', (supplied) => {
    const isOurProxy = readProxies('198.51.100.20')
    const hops = { socket: '169.254.169.126', behindFrontEnd: true, isOurProxy }
    const through = `${supplied}, 203.0.113.7, 198.51.100.20`
    expect(visitorAddress({ ...hops, forwardedFor: through })).toBe('203.0.113.7')
    // Somebody who knows the service's own address and bypasses the load balancer cannot impersonate it.
    const around = `${supplied}, 1.2.3.4, 198.51.100.20, 203.0.113.9`
    expect(visitorAddress({ ...hops, forwardedFor: around })).toBe('203.0.113.9')
  })

  test('a load balancer that no setting names is the visitor: too strict is safe, too loose is not', () => {
    const hops = { socket: '169.254.169.126', behindFrontEnd: true, isOurProxy: nobody }
    expect(visitorAddress({ ...hops, forwardedFor: '203.0.113.7, 198.51.100.20' })).toBe('198.51.100.20')
  })

  test('a chain of nothing but our own proxies ends at the first of them', () => {
    const hops = { socket: '10.0.0.2', behindFrontEnd: false, isOurProxy: readProxies('10.0.0.0/8') }
    expect(visitorAddress({ ...hops, forwardedFor: '10.0.0.3, 10.0.0.4' })).toBe('10.0.0.3')
    expect(visitorAddress({ ...hops, forwardedFor: undefined })).toBe('10.0.0.2')
  })
})

describe('the setting of our own proxies', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1', '10.0.0.2'],
    ['35.191.0.0/16, 130.211.0.0/22', '130.211.3.255', '130.211.4.0'],
    ['2001:db8::/32', '2001:db8:ffff::1', '2001:db9::1'],
  ])('%s holds %s and not %s', (setting, inside, outside) => {
    const isOurProxy = readProxies(setting)
    expect([isOurProxy(inside), isOurProxy(outside), isOurProxy('')]).toEqual([true, false, false])
  })

  test.each(['load-balancer', '10.0.0.0/33', '10.0.0.0/', '10.0.0.1/8/8', '2001:db8::/129', '10.0.0'])(
    '%s stops the boot by its name',
    (setting) => {
      expect(() => readProxies(setting)).toThrow('TRUSTED_PROXIES is malformed')
    },
  )
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1:0:0:9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
  ['2001:db8:1:ff::/64', '2001:db8:1:0::/56'],
  ['0:0:0:0::/64', '0:0:0:0::/56'],
  ['unknown', 'unknown'],
])('many networks of one subscriber, %s, count as %s', (key, wide) => {
  expect(wideVisitorKey(key)).toBe(wide)
})
