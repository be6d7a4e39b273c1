import { describe, expect, test } from '@jest/globals'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { AddressLine } from './address-line'
import { optionsOf } from './place-options'

const address = {
  line: '99/1',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}

describe('an address in one line', () => {
  test('Bangkok has khwaeng and khet', () => {
    const { container } = renderInThai(<AddressLine address={address} />)
    expect(container).toHaveTextContent('99/1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330')
  })

  test('elsewhere there are tambon and amphoe', () => {
    const elsewhere = { ...address, subdistrict: 'สุเทพ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่' }
    const { container } = renderInThai(<AddressLine address={elsewhere} />)
    expect(container).toHaveTextContent('99/1 ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 10330')
  })
})

test('a choice made earlier stays choosable while the list loads or where it lacks it', () => {
  expect(optionsOf([], 'ปทุมวัน')).toEqual([{ value: 'ปทุมวัน', label: 'ปทุมวัน' }])
  expect(optionsOf(['ปทุมวัน', 'บางรัก'], 'ปทุมวัน')).toHaveLength(2)
  expect(optionsOf(['บางรัก'], '')).toHaveLength(1)
})
