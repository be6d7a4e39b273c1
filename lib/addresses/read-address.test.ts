import { expect, test } from '@jest/globals'
import { placesWithPostcode } from './places'
import { readAddress } from './read-address'

const read = (text: string) => readAddress(text, async (postcode) => placesWithPostcode(postcode))

test.each([
  [
    'สยามสแควร์ 412 ซอยสยามสแควร์ 3 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330',
    ['412 ซอยสยามสแควร์ 3', 'ปทุมวัน', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330'],
  ],
  [
    '7-Eleven สาขา 2, 55/1 ถนนสุขุมวิท, แขวงคลองตันเหนือ, เขตวัฒนา, กรุงเทพมหานคร 10110',
    ['55/1 ถนนสุขุมวิท', 'คลองตันเหนือ', 'วัฒนา', 'กรุงเทพมหานคร', '10110'],
  ],
  ['แขวงคลองตัน เขตคลองเตย กรุงเทพมหานคร 10110', ['', 'คลองตัน', 'คลองเตย', 'กรุงเทพมหานคร', '10110']],
  [
    'ร้านนิมมาน 14 ถ.นิมมานเหมินท์ ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200 ประเทศไทย',
    ['14 ถ.นิมมานเหมินท์', 'สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่', '50200'],
  ],
  ['39 หมู่ที่ 6 ตำบลบางแก้ว อำเภอบางพลี สมุทรปราการ 10540', ['39 หมู่ที่ 6', 'บางแก้ว', 'บางพลี', 'สมุทรปราการ', '10540']],
  // What is not said stays to be chosen.
  ['Siam Square, Pathum Wan, Bangkok 10330', ['', '', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330']],
])('%j', async (text, [line, subdistrict, district, province, postcode]) => {
  expect(await read(text)).toEqual({ line, subdistrict, district, province, postcode })
})

test.each(['', 'สยามสแควร์', 'กรุงเทพมหานคร 99999', '412 ซอย 3', '123456 7890123'])(
  '%j is no address',
  async (text) => {
    expect(await read(text)).toBeNull()
  },
)
