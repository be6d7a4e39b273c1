import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { BuyerChoice as Choice } from '@/lib/orders/order'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { BuyerChoice } from './buyer-choice'

const place = { line: '412 ซอยสยามสแควร์ 3', subdistrict: 'ปทุมวัน', district: 'ปทุมวัน' }

function show(address: Choice['buyer']['address']) {
  const buyer = { name: 'บริษัท ครัวยายบัว จำกัด', taxId: '0105556001269', branchNumber: '00000', address }
  const buyers = [{ branchId: null, branchName: null, buyer }]
  renderInThai(
    <BuyerChoice buyers={buyers} chosen={null} canEdit={false} backTo="/" onChoose={() => undefined} />,
  )
}

test.each([
  ['กรุงเทพมหานคร', '412 ซอยสยามสแควร์ 3 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330'],
  ['นนทบุรี', '412 ซอยสยามสแควร์ 3 ตำบลปทุมวัน อำเภอปทุมวัน จังหวัดนนทบุรี 10330'],
])('an address in %s is written as on the tax invoice', (province, written) => {
  show({ ...place, province, postcode: '10330' })
  expect(screen.getByText(written)).toBeVisible()
})
