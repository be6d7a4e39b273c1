import { describe, expect, test } from '@jest/globals'
import { districtsOf, placesWithPostcode, postcodeOf, provinceNames } from './places'

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

  test('the unknown is unknown', () => {
    expect(districtsOf('แอตแลนติส')).toBeNull()
    expect(placesWithPostcode('00000')).toEqual([])
  })
})
