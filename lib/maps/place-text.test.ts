import { expect, test } from '@jest/globals'
import { placeTextOf } from './place-text'

const siam = 'ครัวยาย 412 ซอยสยามสแควร์ 3 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330'

test.each([
  [
    `https://www.google.com/maps/place/${encodeURIComponent(siam).replaceAll('%20', '+')}/@13.7,100.5,17z`,
    siam,
  ],
  [`https://maps.google.com/maps?q=${encodeURIComponent(siam)}&ftid=0x1:0x2`, siam],
  [`https://maps.apple.com/place?coordinate=13.7,100.5&address=${encodeURIComponent(siam)}&name=x`, siam],
  ['https://www.google.com/maps/search/?api=1&query=Siam+Square', 'Siam Square'],
  ['https://www.google.com/maps/place/13.7,100.5/@13.7,100.5,17z', null],
  ['https://maps.google.com/?q=loc:13.7,100.5', null],
  ["https://www.google.com/maps/place/13%C2%B045'22.7%22N+100%C2%B030'06.5%22E/", null],
  ['https://www.google.com/maps/@13.7,100.5,17z', null],
  ['https://www.google.com/maps/place/%E0%A4%A/', null],
  [`https://www.google.com/maps?q=${'ก'.repeat(301)}`, null],
])('%s names %j', (link, text) => {
  expect(placeTextOf(new URL(link))).toBe(text)
})
