import { describe, expect, test } from '@jest/globals'
import { mapLinkIn } from '@/validators/map-link-hosts'
import { followMapLink, type LinkError } from './follow'
import type { MapPage, OpenPage } from './open-page'

/** The maps as far as a test knows them: pages by address; each is opened once at most. */
function maps(pages: Readonly<Record<string, Partial<MapPage>>>) {
  const opened: string[] = []
  const open: OpenPage = async ({ href }) => {
    opened.push(href)
    return { status: 404, location: null, html: '', ...pages[href] }
  }
  return { opened, open }
}
const to = (location: string) => ({ status: 302, location })
const page = (html: string) => ({ status: 200, html })

const follow = async (pasted: string, open: OpenPage) => {
  const link = mapLinkIn(pasted)
  if (!link) throw new Error(`${pasted} is no map link`)
  return followMapLink(link, open)
}
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'found',
    (error: LinkError) => error.reason,
  )

const short = 'https://maps.app.goo.gl/AbCdEf'
const siam = { lat: 13.7449, lng: 100.5347 }
const address = '412 ซอยสยามสแควร์ 3 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330'

describe('a link is followed', () => {
  test('to the pin in the address it leads to, and no further', async () => {
    const place = `https://www.google.com/maps/place/${encodeURIComponent(address)}/@13.7,100.5,17z/data=!3d13.7449!4d100.5347`
    const { opened, open } = maps({ [short]: to(place) })
    expect(await follow(short, open)).toEqual({ position: siam, text: address })
    expect(opened).toEqual([short])
  })

  test('as phones share it: the address is in the link, the position in the page', async () => {
    const shared = `https://maps.google.com/maps?q=${encodeURIComponent(address)}&ftid=0x1:0x2`
    const image =
      '<meta content="https://maps.google.com/maps/api/staticmap?center=13.7%2C100.5&amp;zoom=16&amp;markers=13.7449%2C100.5347" property="og:image">'
    const { open } = maps({ [short]: to(shared), [new URL(shared).href]: page(image) })
    expect(await follow(`ครัวยาย\n${short}`, open)).toEqual({ position: siam, text: address })
  })

  test('to the middle of the picture where it has no mark', async () => {
    const image =
      '<meta content="https://maps.google.com/maps/api/staticmap?center=13.7449%2C100.5347&amp;zoom=16">'
    const place = 'https://www.google.com/maps/place/Siam/data=!4m2!3m1!1s0x1:0x2'
    const { open } = maps({ [short]: to(place), [place]: page(image) })
    expect(await follow(short, open)).toEqual({ position: siam, text: 'Siam' })
  })

  test('past the question for consent, without asking it', async () => {
    const place = 'https://www.google.com/maps/@13.7449,100.5347,17z'
    const consent = `https://consent.google.com/ml?continue=${encodeURIComponent(place)}&gl=DE`
    const { opened, open } = maps({ [short]: to(consent) })
    expect((await follow(short, open)).position).toEqual(siam)
    expect(opened).toEqual([short])
  })

  test.each([
    ['https://goo.gl/maps/AbC', 'https://www.google.com/maps?q=13.7449,100.5347'],
    ['https://maps.apple/p/AbC', 'https://maps.apple.com/place?coordinate=13.7449,100.5347&name=x'],
    [short, '/maps/@13.7449,100.5347'],
  ])('%s leads to %s', async (link, target) => {
    const { open } = maps({ [link]: to(target) })
    expect((await follow(link, open)).position).toEqual(siam)
  })

  test('not at all where it says the position itself', async () => {
    const { opened, open } = maps({})
    expect((await follow('https://www.google.com/maps/@13.7449,100.5347,15z', open)).position).toEqual(siam)
    expect(opened).toEqual([])
  })
})

describe('a link leads nowhere', () => {
  test.each([
    'https://example.com/@13.7,100.5',
    'http://169.254.169.254/latest/meta-data/',
    'https://127.0.0.1/maps/@13.7,100.5',
    'https://www.google.com/url?q=https://example.com',
    'https://accounts.google.com/ServiceLogin?continue=https://www.google.com/maps',
    'https://consent.google.com/ml?continue=https://example.com/',
    'https://maps.app.goo.gl@example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://',
  ])('that goes on to %s, which is never opened', async (target) => {
    const { opened, open } = maps({ [short]: to(target) })
    expect(await reasonOf(follow(short, open))).toBe('elsewhere')
    expect(opened).toEqual([short])
  })

  test('in a circle: five pages are opened', async () => {
    const { opened, open } = maps({ [short]: to(short) })
    expect(await reasonOf(follow(short, open))).toBe('no_position')
    expect(opened).toHaveLength(5)
  })

  test.each([
    ['that is unknown', { status: 404 }, 'no_position'],
    ['whose page says no position', page('<html></html>'), 'no_position'],
    ['whose page says a position beyond the poles', page('staticmap?center=95.5%2C195.5'), 'no_position'],
    ['while the maps fail', { status: 503 }, 'unavailable'],
    ['while the maps want fewer questions', { status: 429 }, 'unavailable'],
  ])('%s', async (_, answer, reason) => {
    const { open } = maps({ [short]: answer })
    expect(await reasonOf(follow(short, open))).toBe(reason)
  })

  test('when nothing can be opened', async () => {
    const open = async () => Promise.reject(new Error('ENOTFOUND'))
    expect(await reasonOf(follow(short, open))).toBe('unavailable')
  })
})
