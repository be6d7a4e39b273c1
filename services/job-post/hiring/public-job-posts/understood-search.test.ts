import { describe, expect, test } from '@jest/globals'
import { plainWords, thaiPlaces } from './plain-words'
import { understoodSearch } from './understood-search'

/** A Friday. */
const now = new Date('2026-11-27T05:00:00Z')
const read = (q: string, at = now) => {
  const { filter, understood } = understoodSearch({ q }, at)
  const { days } = understood
  return [days && [days.from, days.to, ...Object.values(days.also ?? {})], filter.q ?? '']
}
const on = (day: string, last = day) => [`2026-${day}`, `2026-${last}`]
const today = on('11-27')
const tomorrow = on('11-28')
const saturday = tomorrow
const sunday = on('11-29')
const weekend = on('11-28', '11-29')

describe('days in the words of a search, asked on a Friday', () => {
  test.each([
    ['วันเสาร์', saturday, ''],
    ['เสาร์', saturday, ''],
    ['งานวันเสาร์', saturday, ''],
    ['งาน วันเสาร์', saturday, ''],
    ['หางานวันเสาร์', saturday, ''],
    ['วันเสา', saturday, ''],
    ['เสาร์นี้', saturday, ''],
    ['ทุกวันเสาร์', saturday, ''],
    ['เสิร์ฟวันเสาร์ สยาม', saturday, 'เสิร์ฟ สยาม'],
    ['เสิร์ฟเสาร์นี้', saturday, 'เสิร์ฟ'],
    ['saturday', saturday, ''],
    ['เสาร์หน้า', [...saturday, ...on('12-05')], ''],
    ['วันอาทิตย์', sunday, ''],
    ['วันอาทิตย์นี้', sunday, ''],
    ['อาทิตย์', sunday, ''],
    ['วันอาทิต', sunday, ''],
    ['วันจันทร์', on('11-30'), ''],
    ['จันทร์นี้', on('11-30'), ''],
    ['วันอังคาร', on('12-01'), ''],
    ['พุธหน้า', on('12-02'), ''],
    ['วันพฤหัส', on('12-03'), ''],
    ['ศุกร์นี้', today, ''],
    ['วันศุกร์', [...today, ...on('12-04')], ''],
    ['งานวันศุกร์ที่จะถึงนี้', [...today, ...on('12-04')], ''],
    ['วันศุกร์หน้า', on('12-04'), ''],
    ['เสาร์อาทิตย์', weekend, ''],
    ['เสาร์-อาทิตย์', weekend, ''],
    ['เสาร์–อาทิตย์นี้', weekend, ''],
    ['วันเสาร์และวันอาทิตย์', weekend, ''],
    ['งานสุดสัปดาห์', weekend, ''],
    ['แม่บ้าน วันหยุดเสาร์อาทิตย์', weekend, 'แม่บ้าน'],
    ['เสาร์อาทิตย์หน้า', [...weekend, ...on('12-05', '12-06')], ''],
    ['อาทิตย์นี้', on('11-27', '11-29'), ''],
    ['สัปดาห์นี้', on('11-27', '11-29'), ''],
    ['อาทิตย์หน้า', on('11-30', '12-06'), ''],
  ])('%s', (q, days, rest) => {
    expect(read(q)).toEqual([days, rest])
  })

  test.each([
    'พรุ่งนี้',
    'พรุงนี้',
    'พุ่งนี้',
    'พรุ้งนี้',
    'พรุ่งนี',
    'พรุ่งนิ้',
    'พุงนี้',
    'พรู่งนี้',
    'พรุงนี',
    'พรุ่ง นี้',
    'งานพรุงนี้',
    'พน',
    'เสิร์ฟพรุงนี้',
  ])('%s is tomorrow', (q) => {
    expect(read(q)).toEqual([tomorrow, q.startsWith('เสิร์ฟ') ? 'เสิร์ฟ' : ''])
  })
  test.each(['วันนี้', 'วันนิ้', 'วันนี่', 'วันนี', 'งานวันนี้', 'คืนนี้'])('%s is today', (q) => {
    expect(read(q)).toEqual([today, ''])
  })
  test.each(['มะรืนนี้', 'มะรืน', 'มะลืนนี้', 'มะรืนนี', 'มะรืนี้', 'มารืนนี้', 'วันมะรืนนี้'])(
    '%s is the day after tomorrow',
    (q) => {
      expect(read(q)).toEqual([sunday, ''])
    },
  )

  test.each([
    'จันทร์-ศุกร์',
    'เสาร์ จันทร์',
    'วันเสาร์หรือพรุ่งนี้',
    'ถนนพระอาทิตย์',
    'พระจันทร์',
    'วันนิรันดร์',
    'มารื้อของ',
    'พุธมณฑล',
    'วันหยุด',
  ])('%s stays words', (q) => {
    expect(read(q)).toEqual([null, q])
  })

  /** A Saturday and a Sunday, by the clock in Bangkok. */
  const at = (day: string, clock: string) => new Date(`2026-${day}T${clock}:00+07:00`)
  test.each([
    ['วันเสาร์', '11-28', '00:00', [...saturday, ...on('12-05')]],
    ['วันเสาร์', '11-28', '15:30', [...saturday, ...on('12-05')]],
    ['ทุกวันเสาร์', '11-28', '23:59', [...saturday, ...on('12-05')]],
    ['เสาร์นี้', '11-28', '15:30', saturday],
    ['เสาร์หน้า', '11-28', '15:30', on('12-05')],
    ['วันเสาร์', '11-29', '00:00', on('12-05')],
    ['วันอาทิตย์', '11-28', '23:59', sunday],
    ['วันอาทิตย์', '11-29', '18:00', [...sunday, ...on('12-06')]],
    ['อาทิตย์นี้', '11-29', '18:00', sunday],
    ['เสาร์อาทิตย์', '11-28', '18:00', weekend],
    ['สุดสัปดาห์', '11-29', '18:00', [...sunday, ...on('12-05', '12-06')]],
    ['เสาร์อาทิตย์นี้', '11-29', '18:00', sunday],
    ['เสาร์อาทิตย์หน้า', '11-29', '18:00', [...on('12-05', '12-06'), ...on('12-12', '12-13')]],
    ['เสาร์หน้า', '11-29', '18:00', [...on('12-05'), ...on('12-12')]],
    ['วันอาทิตย์หน้า', '11-29', '18:00', on('12-06')],
  ])('%s, asked on %s at %s', (q, day, clock, days) => {
    expect(read(q, at(day, clock))).toEqual([days, ''])
  })

  test('days that were chosen beside the words stay', () => {
    const chosen = { q: 'พรุ่งนี้', from: '2026-12-24' }
    expect(understoodSearch(chosen, now).filter).toEqual(chosen)
  })
})

describe('pay in the words of a search', () => {
  const pay = (q: string) => {
    const { filter, understood } = understoodSearch({ q }, now)
    return [understood.pay && `${understood.pay.satang / 100} ${understood.pay.unit}`, filter.q ?? '']
  }

  test.each([
    ['600 บาท', '600 day', ''],
    ['600บาท', '600 day', ''],
    ['๖๐๐ บาท', '600 day', ''],
    ['600 บ.', '600 day', ''],
    ['฿600', '600 day', ''],
    ['1,000 บาท', '1000 day', ''],
    ['วันละ 600', '600 day', ''],
    ['วันละ ๖๐๐ บาท', '600 day', ''],
    ['งานวันละ600', '600 day', ''],
    ['600/วัน', '600 day', ''],
    ['600 บาทต่อวัน', '600 day', ''],
    ['รายวัน 500', '500 day', ''],
    ['500+', '500 day', ''],
    ['๕๐๐+', '500 day', ''],
    ['500 ขึ้นไป', '500 day', ''],
    ['500-600 บาท', '500 day', ''],
    ['ค่าแรง 500', '500 day', ''],
    ['ชั่วโมงละ 60', '60 hour', ''],
    ['60 บาท/ชม.', '60 hour', ''],
    ['80 บาท', '80 hour', ''],
    ['งานละ 1500', '1500 job', ''],
    ['แม่บ้าน 600 บาท สยาม', '600 day', 'แม่บ้าน สยาม'],
    ['เสิร์ฟวันละ 600', '600 day', 'เสิร์ฟ'],
    ['ล้างจาน 500', '500 day', 'ล้างจาน'],
    ['ล้างจาน500', '500 day', 'ล้างจาน'],
    ['ล้างจาน ๕๐๐ สยาม', '500 day', 'ล้างจาน สยาม'],
    ['600', '600 day', ''],
    ['งาน 450', '450 day', ''],
    ['1,200', '1200 day', ''],
    ['สุขุมวิท 24 ล้างจาน 500', '500 day', 'สุขุมวิท 24 ล้างจาน'],
    ['7-11 500', '500 day', '7-11'],
    ['เสิร์ฟ 500-600', '500 day', 'เสิร์ฟ'],
  ])('%s', (q, said, rest) => {
    expect(pay(q)).toEqual([said, rest])
  })

  test.each([
    '7-11',
    '7-11+',
    '24 ชั่วโมง',
    '24/7',
    'ซอย 300',
    'อาคาร 500',
    'ล้างจาน 500 คน',
    'แพ็คของ 500 ชิ้น',
    'ลาดพร้าว 101',
    'ห้อง 1200',
    'ล้างจาน 523',
    '18+',
    'อายุ 18 ขึ้นไป',
    'สุขุมวิท 101',
    'วันละ 8 ชั่วโมง',
    'วันละ 10 ชม',
    'ไม่เกิน 500 บาท',
    '15000 บาท/เดือน',
    'เดือนละ 15000 บาท',
    'ตลาด 100 ปี',
    '10500',
    '9:00',
  ])('%s is no pay', (q) => {
    expect(pay(q)).toEqual([null, q])
  })

  test('the words without the pay are told', () => {
    const beside = (q: string) => understoodSearch({ q }, now).besidePay
    expect([beside('ล้างจาน 500 สยาม'), beside('เสิร์ฟ พรุ่งนี้ 500+'), beside('600'), beside('ล้างจาน')]).toEqual([
      'ล้างจาน สยาม',
      'เสิร์ฟ พรุ่งนี้',
      '',
      null,
    ])
  })

  test('a day and pay are both understood', () => {
    const { filter } = understoodSearch({ q: 'เสิฟ พรุงนี้ 500+' }, now)
    expect(filter).toEqual({
      q: 'เสิฟ',
      orTitle: 'เสิฟ พรุงนี้ 500+',
      from: '2026-11-28',
      to: '2026-11-28',
      also: null,
      leastPay: { unit: 'day', satang: 50_000 },
    })
  })
})

describe('words that only frame what is looked for', () => {
  test.each([
    ['พนักงานล้างจาน', 'ล้างจาน'],
    ['หาคนล้างจาน', 'ล้างจาน'],
    ['รับสมัครพนักงานเสิร์ฟ', 'เสิร์ฟ'],
    ['งานแถวสยาม', 'สยาม'],
    ['งาน แถว สยาม', 'สยาม'],
    ['เสิร์ฟแถวทองหล่อ', 'เสิร์ฟ ทองหล่อ'],
    ['งานย่านอารีย์', 'อารีย์'],
    ['เสิร์ฟแถวนี้', 'เสิร์ฟ'],
    ['แม่บ้าน ใกล้ๆ บ้าน', 'แม่บ้าน'],
    ['งานใกล้บ้านโป่ง', 'บ้านโป่ง'],
    ['แม่บ้าน ใกล้ bts อโศก', 'แม่บ้าน bts อโศก'],
    ['งานเขตวัฒนา', 'วัฒนา'],
    ['จ.เชียงใหม่', 'เชียงใหม่'],
    ['อำเภอเมืองเชียงใหม่', 'เมืองเชียงใหม่'],
    ['เสิร์ฟด่วน สยาม', 'เสิร์ฟด่วน สยาม'],
    ['เสิร์ฟ ด่วน สยาม', 'เสิร์ฟ สยาม'],
    // These are names, and no frames.
    ['หาดใหญ่', 'หาดใหญ่'],
    ['คนสวน', 'คนสวน'],
    ['คนขับรถ', 'ขับรถ'],
    ['โรงงาน', 'โรงงาน'],
  ])('%s asks for %s', (q, plain) => {
    expect(plainWords(q)).toBe(plain)
  })

  test.each(['งาน', 'หางาน', 'หางานทำ', 'งานใกล้ฉัน', 'งานใกล้บ้าน', 'งานแถวนี้', 'งานด่วน', 'job near me'])(
    '%s asks for every job',
    (q) => {
      expect(understoodSearch({ q }, now).filter.q).toBeUndefined()
    },
  )
})

describe('places in Latin letters', () => {
  test.each([
    ['chiangmai', 'เชียงใหม่'],
    ['Chiang Mai', 'เชียงใหม่'],
    ['barista chiangmai', 'barista  เชียงใหม่'],
    ['bangkapi', 'บางกะปิ'],
    ['ladprao', 'ลาดพร้าว'],
    ['Khon-Kaen', 'ขอนแก่น'],
    ['rama9', 'พระราม 9'],
    ['สยาม', 'สยาม'],
    // Part of another word.
    ['siamese', 'siamese'],
  ])('%s is %s', (q, thai) => {
    expect(thaiPlaces(q)).toBe(thai)
  })
})
