import { describe, expect, test } from '@jest/globals'
import { districtsOf, provinceNames } from '@/lib/addresses/places'
import { minimumWage, wageNotices } from './minimum-wages'

const at = (province: string, district = '') => ({ province, district })
const daily = (place: { province: string; district: string } | null, date = '2026-11-21') =>
  (minimumWage(place, date)?.amount ?? Number.NaN) / 100

describe('the minimum wage of a place', () => {
  test.each([
    ['ภูเก็ต', 'เมืองภูเก็ต', 400],
    ['สุราษฎร์ธานี', 'เกาะสมุย', 400],
    ['สุราษฎร์ธานี', 'เมืองสุราษฎร์ธานี', 352],
    ['เชียงใหม่', 'เมืองเชียงใหม่', 380],
    ['เชียงใหม่', 'แม่ริม', 357],
    ['สงขลา', 'หาดใหญ่', 380],
    ['สงขลา', 'เมืองสงขลา', 352],
    ['นนทบุรี', 'ปากเกร็ด', 372],
    ['ยะลา', 'เบตง', 337],
  ])('%s, %s: %i baht', (province, district, baht) => {
    expect(daily(at(province, district))).toBe(baht)
  })

  test.each([
    ['2024-12-31', Number.NaN],
    ['2025-01-01', 372],
    ['2025-06-30', 372],
    ['2025-07-01', 400],
    ['2030-01-01', 400],
  ])('in Bangkok on %s: %d baht', (date, baht) => {
    expect(daily(at('กรุงเทพมหานคร', 'ปทุมวัน'), date)).toBe(baht)
  })

  test('a later notice leaves what it does not name as it was, and is the source of what it does', () => {
    expect(minimumWage(at('ชลบุรี'), '2026-01-01')).toMatchObject({ notice: 13, from: '2025-01-01' })
    expect(minimumWage(at('กรุงเทพมหานคร'), '2026-01-01')).toMatchObject({ notice: 14, from: '2025-07-01' })
  })

  test.each([
    [at('จังหวัดเชียงใหม่', 'อำเภอเมืองเชียงใหม่'), 380],
    [at('จ.เชียงใหม่', 'อ.เมือง'), 380],
    [at('กรุงเทพฯ', 'เขตปทุมวัน'), 400],
    [at(' กทม. ', ''), 400],
  ])('names may be written as people write them: %j', (place, baht) => {
    expect(daily(place)).toBe(baht)
  })

  test.each([[null], [at('เมืองบาดาล', 'ถ้ำนาค')]])(
    '%j, which no notice names, is owed the lowest of the country',
    (place) => {
      expect(minimumWage(place, '2026-11-21')).toMatchObject({ amount: 33_700, province: '', district: '' })
    },
  )
})

describe('the notices', () => {
  const { provinces, districts } = thaiNames()
  const areas = (notice: (typeof wageNotices)[number]) =>
    notice.rates.flatMap(([, names]) => names.split(' '))

  test('the first names every province once', () => {
    const [first] = wageNotices
    const named = first ? areas(first).filter((area) => !area.includes('/')) : []
    expect(named.toSorted()).toEqual([...provinces].toSorted())
  })

  test('name only places there are, and come in the order of their days', () => {
    const unknown = wageNotices.flatMap(areas).filter((area) => !provinces.has(area) && !districts.has(area))
    expect(unknown).toEqual([])
    const days = wageNotices.map(({ from }) => from)
    expect(days).toEqual(days.toSorted())
  })
})

/** Every province and `province/district` of the address data that the forms offer. */
function thaiNames() {
  const provinces = provinceNames()
  const districts = provinces.flatMap((province) =>
    (districtsOf(province) ?? []).map(({ name }) => `${province}/${name}`),
  )
  return { provinces: new Set(provinces), districts: new Set(districts) }
}
