import { describe, expect, test } from '@jest/globals'
import { kilometresBetween, strayKm } from '@/lib/geolocation/area'
import { isPostcodeOf } from '@/validators/district-postcodes'
import { isPostcodeOfDistrict, isPostcodeOfProvince, likelyPostcode } from './known-places'
import { districtAt, districtsOf, placesWithPostcode, postcodeOf, provinceNames } from './places'

describe('Thai places', () => {
  test('there are 77 provinces and 928 districts, none without subdistricts', () => {
    const districts = provinceNames().flatMap((province) => districtsOf(province) ?? [])
    expect(provinceNames()).toHaveLength(77)
    expect(districts).toHaveLength(928)
    expect(districts.filter(({ subdistricts }) => subdistricts.length === 0)).toEqual([])
  })

  test('Bangkok has its 50 districts', () => {
    expect(districtsOf('กรุงเทพมหานคร')).toHaveLength(50)
  })

  test('every district says where it is: in Thailand, and for known places at the place', () => {
    const all = provinceNames().flatMap((province) =>
      (districtsOf(province) ?? []).map(({ name, area }) => ({ name, province, area })),
    )
    const isInThailand = ({ lat, lng }: { lat: number; lng: number }) =>
      lat > 5.6 && lat < 20.5 && lng > 97.3 && lng < 105.7
    expect(
      all.filter(({ area }) => !isInThailand(area) || !(area.reachKm >= 1 && area.reachKm <= 70)),
    ).toEqual([])
    // Town halls and stations, from public maps.
    const known = [
      ['กรุงเทพมหานคร', 'ปทุมวัน', 13.7456, 100.5341],
      ['กรุงเทพมหานคร', 'ป้อมปราบศัตรูพ่าย', 13.7583, 100.5133],
      ['เชียงใหม่', 'เมืองเชียงใหม่', 18.7883, 98.9853],
      ['ขอนแก่น', 'เมืองขอนแก่น', 16.4322, 102.8236],
      ['สงขลา', 'หาดใหญ่', 7.0086, 100.4747],
      ['สุราษฎร์ธานี', 'เกาะสมุย', 9.5357, 99.9357],
      ['สุราษฎร์ธานี', 'เมืองสุราษฎร์ธานี', 9.1401, 99.3331],
      ['นครศรีธรรมราช', 'เมืองนครศรีธรรมราช', 8.4324, 99.9631],
      ['ประจวบคีรีขันธ์', 'เมืองประจวบคีรีขันธ์', 11.8126, 99.7957],
      ['ชลบุรี', 'บางละมุง', 12.9276, 100.8771],
      ['ตาก', 'แม่สอด', 16.7131, 98.5747],
      ['บึงกาฬ', 'เมืองบึงกาฬ', 18.3609, 103.6466],
    ] as const
    for (const [province, district, lat, lng] of known) {
      const area = all.find((one) => one.province === province && one.name === district)?.area
      expect(area && strayKm({ lat, lng }, area)).toBeNull()
      expect(area && kilometresBetween({ lat, lng }, area)).toBeLessThan(16)
    }
  })

  // Town halls, stations, an airport and halls, from public maps.
  test.each([
    ['กรุงเทพมหานคร', 'ปทุมวัน', 13.7456, 100.5341],
    ['กรุงเทพมหานคร', 'จตุจักร', 13.8078, 100.5563],
    ['เชียงใหม่', 'เมืองเชียงใหม่', 18.7883, 98.9853],
    ['ขอนแก่น', 'เมืองขอนแก่น', 16.4322, 102.8236],
    ['สงขลา', 'หาดใหญ่', 7.0086, 100.4747],
    ['สุราษฎร์ธานี', 'เกาะสมุย', 9.5357, 99.9357],
    ['ชลบุรี', 'บางละมุง', 12.9276, 100.8771],
    ['ตาก', 'แม่สอด', 16.7131, 98.5747],
    ['ประจวบคีรีขันธ์', 'หัวหิน', 12.5684, 99.9577],
    ['สมุทรปราการ', 'บางพลี', 13.69, 100.7501],
    ['นนทบุรี', 'ปากเกร็ด', 13.9126, 100.5483],
    ['ระยอง', 'เมืองระยอง', 12.6815, 101.151],
  ])('a position names its district: %s, %s', (province, district, lat, lng) => {
    expect(districtAt({ lat, lng })).toEqual({ province, district })
  })

  test.each([
    ['Yangon', 16.8409, 96.1735],
    ['Kuala Lumpur', 3.139, 101.6869],
    ['the open sea', 9, 96],
  ])('%s is in no district', (_place, lat, lng) => {
    expect(districtAt({ lat, lng })).toBeNull()
  })

  test('names are in Thai alphabetical order, where a leading vowel does not count', () => {
    const names = provinceNames()
    expect(names.indexOf('เชียงใหม่')).toBeLessThan(names.indexOf('ตรัง'))
    expect(names.indexOf('ชุมพร')).toBeLessThan(names.indexOf('เชียงใหม่'))
  })

  test('a subdistrict carries its postcode', () => {
    const pathumWan = districtsOf('กรุงเทพมหานคร')?.find(({ name }) => name === 'ปทุมวัน')
    expect(pathumWan?.subdistricts).toContainEqual({ name: 'ลุมพินี', postcode: '10330' })
  })

  test('a subdistrict with one postcode is completed, anything else is left to the person', () => {
    const place = { province: 'กรุงเทพมหานคร', district: 'ปทุมวัน', subdistrict: 'ลุมพินี' }
    expect(postcodeOf(place)).toBe('10330')
    expect(postcodeOf({ ...place, subdistrict: 'ไม่มีจริง' })).toBeNull()
  })

  test('every postcode is five digits and leads back to its places', () => {
    for (const province of provinceNames()) {
      for (const district of districtsOf(province) ?? []) {
        for (const { name, postcode } of district.subdistricts) {
          expect(postcode).toMatch(/^\d{5}$/)
          expect(placesWithPostcode(postcode)).toContainEqual({
            province,
            district: district.name,
            subdistrict: name,
          })
        }
      }
    }
  })

  test.each([
    ['กรุงเทพมหานคร', 'ดอนเมือง', ['ดอนเมือง', 'สนามบิน', 'สีกัน'], '10210'],
    ['สมุทรปราการ', 'บางเสาธง', ['บางเสาธง', 'ศีรษะจรเข้น้อย', 'ศีรษะจรเข้ใหญ่'], '10570'],
  ])(
    '%s, %s has its subdistricts of today under the postcode of today',
    (province, name, names, postcode) => {
      const district = districtsOf(province)?.find((one) => one.name === name)
      expect(district?.subdistricts).toEqual(names.map((subdistrict) => ({ name: subdistrict, postcode })))
      const subdistrict = names[0] ?? ''
      expect(postcodeOf({ province, district: name, subdistrict })).toBe(postcode)
    },
  )

  test('a former postcode still leads to its places', () => {
    const place = { province: 'สมุทรปราการ', district: 'บางเสาธง', subdistrict: 'บางเสาธง' }
    expect(placesWithPostcode('10540')).toContainEqual(place)
    expect(placesWithPostcode('10540')).toContainEqual({ ...place, district: 'บางพลี', subdistrict: 'บางแก้ว' })
  })

  test('a subdistrict is once in its district', () => {
    const names = provinceNames().flatMap((province) =>
      (districtsOf(province) ?? []).flatMap(({ name, subdistricts }) =>
        subdistricts.map((one) => `${province} ${name} ${one.name}`),
      ),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  test.each([
    ['10330', 'กรุงเทพมหานคร', 'ปทุมวัน', true, true],
    ['10500', 'กรุงเทพมหานคร', 'ปทุมวัน', false, true],
    ['10299', 'กรุงเทพมหานคร', 'ปทุมวัน', false, true],
    ['50200', 'กรุงเทพมหานคร', 'ปทุมวัน', false, false],
    ['99999', 'กรุงเทพมหานคร', 'ปทุมวัน', false, false],
    ['10570', 'สมุทรปราการ', 'บางเสาธง', true, true],
    // The one before means the district as well.
    ['10540', 'สมุทรปราการ', 'บางเสาธง', true, true],
    ['24180', 'ฉะเชิงเทรา', 'บางปะกง', true, true],
  ])('postcode %s in %s, %s: %s, %s', (postcode, province, district, ofDistrict, ofProvince) => {
    expect(isPostcodeOfDistrict(postcode, { province, district })).toBe(ofDistrict)
    expect(isPostcodeOfProvince(postcode, province)).toBe(ofProvince)
    // A browser is told of the district what it needs to judge the same.
    const told = districtsOf(province)?.find(({ name }) => name === district)
    expect(told && isPostcodeOf(told, postcode)).toBe(ofDistrict)
  })

  test('every subdistrict’s own postcode agrees with it', () => {
    for (const province of provinceNames())
      for (const { name: district, subdistricts } of districtsOf(province) ?? [])
        for (const { name: subdistrict, postcode } of subdistricts) {
          expect(isPostcodeOfDistrict(postcode, { province, district })).toBe(true)
          expect(likelyPostcode({ province, district, subdistrict })).toBe(postcode)
        }
  })

  test('the unknown is unknown', () => {
    expect(districtsOf('แอตแลนติส')).toBeNull()
    expect(placesWithPostcode('00000')).toEqual([])
  })
})
