import { describe, expect, test } from '@jest/globals'
import { readRegistryAnswer } from './registry-answer'
import { liveAnswer, unknownAnswer } from './testing'

const juristicId = '0105556001269'

const company = {
  juristicId,
  nameTh: 'บริษัท ครัวยายบัว จำกัด',
  nameEn: 'KRUA YAI BUA COMPANY LIMITED',
  type: 'บริษัทจำกัด',
  registeredOn: '2013-09-24',
  status: 'ยังดำเนินกิจการอยู่',
  active: true,
  address: {
    line: '99/1 อาคารริมน้ำ ชั้น 2 หมู่ 3 ซอยสุขุมวิท 21 ถนนอโศกมนตรี',
    subdistrict: 'คลองเตยเหนือ',
    district: 'วัฒนา',
    province: 'กรุงเทพมหานคร',
    postcode: '',
  },
}

describe('a found company is read', () => {
  test('from a plain body, its code as text', () => {
    expect(readRegistryAnswer(JSON.stringify(liveAnswer(juristicId)), juristicId)).toEqual(company)
  })

  test('from JSON text under `value`, its code as a number', () => {
    const answer = { ...liveAnswer(juristicId), status: { code: 1000 } }
    expect(readRegistryAnswer(JSON.stringify({ value: JSON.stringify(answer) }), juristicId)).toEqual(company)
  })

  test('with a year of the Buddhist Era', () => {
    const answer = liveAnswer(juristicId, { RegisterDate: '25560924' })
    expect(readRegistryAnswer(JSON.stringify(answer), juristicId)).toEqual(company)
  })

  test('that is no longer active', () => {
    const answer = liveAnswer(juristicId, { Status: 'เสร็จการชำระบัญชี' })
    expect(readRegistryAnswer(JSON.stringify(answer), juristicId)).toMatchObject({ active: false })
  })

  test('with next to nothing in it', () => {
    const empty = { NameEN: '-', Type: null, RegisterDate: '2013', Address: null }
    expect(readRegistryAnswer(JSON.stringify(liveAnswer(juristicId, empty)), juristicId)).toMatchObject({
      nameEn: null,
      type: null,
      registeredOn: null,
      address: { line: '', subdistrict: '', district: '', province: '', postcode: '' },
    })
  })
})

test('an unknown number is an answer', () => {
  expect(readRegistryAnswer(JSON.stringify(unknownAnswer), juristicId)).toBeNull()
  expect(readRegistryAnswer(JSON.stringify({ value: JSON.stringify(unknownAnswer) }), juristicId)).toBeNull()
})

test.each([
  ['a page', '<html>blocked</html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['another code', '{"status":{"code":"1001"},"data":[]}'],
  ['no code', '{"data":[]}'],
  ['found, yet empty', '{"status":{"code":"1000"},"data":[]}'],
  ['a value that is no JSON', '{"value":"<html>"}'],
  ['somebody else', JSON.stringify(liveAnswer('0105556001277'))],
  ['a company without a name', JSON.stringify(liveAnswer(juristicId, { NameTH: ' ' }))],
])('%s cannot be read', (_name, text) => {
  expect(() => readRegistryAnswer(text, juristicId)).toThrow(
    expect.objectContaining({ name: 'UnreadableAnswer' }),
  )
})
