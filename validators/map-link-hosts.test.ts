import { describe, expect, test } from '@jest/globals'
import { asMapLink, mapLinkIn } from './map-link-hosts'

describe('a map link', () => {
  test.each([
    ['https://maps.app.goo.gl/AbCdEf123', 'https://maps.app.goo.gl/AbCdEf123'],
    ['ร้านครัวยาย สาขาสยาม\nhttps://maps.app.goo.gl/AbCdEf?g_st=il', 'https://maps.app.goo.gl/AbCdEf?g_st=il'],
    ['http://goo.gl/maps/AbCdEf', 'https://goo.gl/maps/AbCdEf'],
    ['https://www.google.com/maps/place/Siam', 'https://www.google.com/maps/place/Siam'],
    ['https://google.co.th/maps?q=13.7,100.5', 'https://google.co.th/maps?q=13.7,100.5'],
    ['https://maps.google.com/?q=13.7,100.5', 'https://maps.google.com/?q=13.7,100.5'],
    [
      'https://maps.apple.com/place?coordinate=13.7,100.5',
      'https://maps.apple.com/place?coordinate=13.7,100.5',
    ],
    ['https://maps.apple/p/AbCdEf', 'https://maps.apple/p/AbCdEf'],
    ['\u202ahttps://maps.app.goo.gl/AbC\u202c', 'https://maps.app.goo.gl/AbC'],
    ['\u2068https://maps.app.goo.gl/AbC\u2069\u200b', 'https://maps.app.goo.gl/AbC'],
    ['(https://maps.app.goo.gl/AbC)', 'https://maps.app.goo.gl/AbC'],
    ['แผนที่ https://maps.app.goo.gl/AbC。', 'https://maps.app.goo.gl/AbC'],
    ['https://maps.app.goo.gl/AbCร้านอยู่ชั้น 2', 'https://maps.app.goo.gl/AbC'],
    ['“https://maps.app.goo.gl/AbC”, โทร 02', 'https://maps.app.goo.gl/AbC'],
    ['https://www.google.com/maps/place/Cafe+(Siam)', 'https://www.google.com/maps/place/Cafe+(Siam)'],
    ['maps.app.goo.gl/AbC', 'https://maps.app.goo.gl/AbC'],
    ['ร้าน goo.gl/maps/AbC.', 'https://goo.gl/maps/AbC'],
    ['www.google.com/maps?q=13.7,100.5', 'https://www.google.com/maps?q=13.7,100.5'],
    ['MAPS ที่ HTTPS://MAPS.APP.GOO.GL/AbC', 'https://maps.app.goo.gl/AbC'],
  ])('is found in %j', (pasted, link) => {
    expect(mapLinkIn(pasted)?.href).toBe(link)
  })

  test.each([
    'https://example.com/maps/AbC',
    'https://maps.app.goo.gl.example.com/AbC',
    'https://example.com/?https://maps.app.goo.gl/AbC',
    'https://goo.gl/AbC',
    'https://goo.gl/mapsx/AbC',
    'https://www.google.com/url?q=https://example.com',
    'https://www.google.com/mapsedit',
    'https://maps.app.goo.gl:8443/AbC',
    'https://user@maps.app.goo.gl/AbC',
    'https://maps.app.goo.gl@example.com/',
    'https://127.0.0.1/maps/',
    'https://[::1]/maps/',
    'https://constructor/maps/',
    'ftp://maps.google.com/',
    'file:///maps/',
    'javascript:alert(1)//https:maps.google.com',
    'user@maps.app.goo.gl/AbC',
    'www.google.com/search?q=siam',
    'maps.app.goo.gl.example.com/AbC',
    '13.7, 100.5',
    '',
  ])('is not %j', (pasted) => {
    expect(asMapLink(pasted)).toBeNull()
    expect(mapLinkIn(pasted)).toBeNull()
  })

  test('is read by the rules of addresses, not by its letters', () => {
    expect(asMapLink('https://www.google.com/maps/../url?q=https://example.com')).toBeNull()
    expect(asMapLink('/maps/@13.7,100.5', new URL('https://www.google.com/'))?.pathname).toBe(
      '/maps/@13.7,100.5',
    )
    expect(asMapLink('//example.com/maps/', new URL('https://www.google.com/'))).toBeNull()
  })

  test('a text as long as a book is answered at once', () => {
    expect(mapLinkIn(`${'https:/'.repeat(200_000)} https://maps.app.goo.gl/AbC`)).toBeNull()
  })
})
