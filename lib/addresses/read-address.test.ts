import { expect, test } from '@jest/globals'
import { districtsOf, placesWithPostcode } from './places'
import { readAddress } from './read-address'

const read = (text: string) =>
  readAddress(text, {
    ofPostcode: async (postcode) => placesWithPostcode(postcode),
    subdistrictsOf: async ({ province, district }) =>
      districtsOf(province)
        ?.find(({ name }) => name === district)
        ?.subdistricts.map(({ name }) => name) ?? [],
  })

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
  [
    '222 ถนนวิภาวดีรังสิต แขวงสนามบิน เขตดอนเมือง กรุงเทพมหานคร 10210',
    ['222 ถนนวิภาวดีรังสิต', 'สนามบิน', 'ดอนเมือง', 'กรุงเทพมหานคร', '10210'],
  ],
  ['แขวงดอนเมือง เขตดอนเมือง กรุงเทพมหานคร 10210', ['', 'ดอนเมือง', 'ดอนเมือง', 'กรุงเทพมหานคร', '10210']],
  ['ต.บางเสาธง อ.บางเสาธง จ.สมุทรปราการ 10570', ['', 'บางเสาธง', 'บางเสาธง', 'สมุทรปราการ', '10570']],
  ['ต.บางเสาธง อ.บางเสาธง สมุทรปราการ 10540', ['', 'บางเสาธง', 'บางเสาธง', 'สมุทรปราการ', '10540']],
  ['๘ แขวงลุมพินี เขตปทุมวัน กรุงเทพมหานคร ๑๐๓๓๐', ['8', 'ลุมพินี', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330']],
  // House numbers without a lane, and lanes without a house number.
  ['8 เขตปทุมวัน กรุงเทพมหานคร 10330', ['8', '', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330']],
  ['ครัวยาย 99/1 แขวงลุมพินี เขตปทุมวัน 10330', ['99/1', 'ลุมพินี', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330']],
  ['เลขที่ 8 แขวงลุมพินี เขตปทุมวัน 10330', ['8', 'ลุมพินี', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330']],
  ['ซอยสมคิด, แขวงลุมพินี, เขตปทุมวัน 10330', ['ซอยสมคิด', 'ลุมพินี', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330']],
  ['ครัวยาย สาขา 2 แขวงลุมพินี เขตปทุมวัน 10330', ['', 'ลุมพินี', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330']],
  // What is not said stays to be chosen.
  ['Siam Square, Pathum Wan, Bangkok 10330', ['', '', 'ปทุมวัน', 'กรุงเทพมหานคร', '10330']],
])('%j', async (text, [line, subdistrict, district, province, postcode]) => {
  const address = { line, subdistrict, district, province, postcode }
  expect(await read(text)).toEqual({ address, unread: '' })
})

// What the list does not have is taken as it is said, and marked; it is never read as another.
test.each([
  ['8 แขวงลุมพินีเหนือ เขตปทุมวัน กรุงเทพมหานคร 10330', ['8', 'ลุมพินีเหนือ', 'ปทุมวัน', '10330']],
  ['8 แขวงลุมพินีเหนือเขตปทุมวัน 10330', ['8', 'ลุมพินีเหนือ', 'ปทุมวัน', '10330']],
  ['แขวงหลักหก เขตดอนเมือง กรุงเทพมหานคร 10210', ['', 'หลักหก', 'ดอนเมือง', '10210']],
])('a subdistrict that is not listed: %j', async (text, [line, subdistrict, district, postcode]) => {
  const address = { line, subdistrict, district, province: 'กรุงเทพมหานคร', postcode, isUnlisted: true }
  expect(await read(text)).toEqual({ address, unread: '' })
})

test('a listed subdistrict of another postcode is taken with the one that is said, to be asked about', async () => {
  const address = {
    line: '',
    subdistrict: 'มักกะสัน',
    district: 'ราชเทวี',
    province: 'กรุงเทพมหานคร',
    postcode: '10330',
  }
  const text = 'แขวงมักกะสัน เขตราชเทวี กรุงเทพมหานคร 10330'
  const list = {
    ofPostcode: async () => [{ ...address, subdistrict: 'ถนนพญาไท' }],
    subdistrictsOf: async () => ['ถนนพญาไท', 'มักกะสัน'],
  }
  expect(await readAddress(text, list)).toMatchObject({ address, unread: '' })
  expect((await readAddress(text, list))?.address.isUnlisted).toBeUndefined()
})

test.each([
  ['แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10330', '', 'แขวงสีลม เขตบางรัก'],
  ['แขวงลุมพินี เขตบางรัก กรุงเทพมหานคร 10330', '', 'แขวงลุมพินี เขตบางรัก'],
  ['แขวงสีลม กรุงเทพมหานคร 10330', 'ปทุมวัน', 'แขวงสีลม'],
  ['ต.ในเมือง อ.เมืองขอนแก่น 10330', '', 'ต.ในเมือง อ.เมืองขอนแก่น'],
])('what does not fit the postcode is said, and left to the person: %j', async (text, district, unread) => {
  expect(await read(text)).toEqual({
    address: { line: '', subdistrict: '', district, province: 'กรุงเทพมหานคร', postcode: '10330' },
    unread,
  })
})

test.each(['', 'สยามสแควร์', 'กรุงเทพมหานคร 99999', '412 ซอย 3', '123456 7890123'])(
  '%j is no address',
  async (text) => {
    expect(await read(text)).toBeNull()
  },
)
