import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { BuyerChoice as Choice } from '@/lib/orders/order'
import { topupPlace } from '@/lib/orders/place'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { BuyerChoice } from './buyer-choice'
import { PlaceContext } from './place'

const place = { line: '412 ซอยสยามสแควร์ 3', subdistrict: 'ปทุมวัน', district: 'ปทุมวัน' }

function show(address: Choice['buyer']['address'], isBare = false) {
  const buyer = { name: 'บริษัท ครัวยายบัว จำกัด', taxId: '0105556001269', branchNumber: '00000', address }
  const buyers = [{ branchId: null, branchName: null, buyer }]
  const choice = (
    <BuyerChoice buyers={buyers} chosen={null} canEdit={false} backTo="/" onChoose={() => undefined} />
  )
  renderInThai(isBare ? <PlaceContext value={topupPlace('member')}>{choice}</PlaceContext> : choice)
}

test.each([
  ['กรุงเทพมหานคร', '412 ซอยสยามสแควร์ 3 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330'],
  ['นนทบุรี', '412 ซอยสยามสแควร์ 3 ตำบลปทุมวัน อำเภอปทุมวัน จังหวัดนนทบุรี 10330'],
])('an address in %s is written as on the tax invoice', (province, written) => {
  show({ ...place, province, postcode: '10330' })
  expect(screen.getByText(written)).toBeVisible()
})

test.each([
  [false, messages.orders.buy.askToEdit],
  [true, messages.orders.buy.editElsewhere],
])('where it cannot be mended (bare: %s), who can and where is said', (isBare, words) => {
  show({ ...place, province: 'นนทบุรี', postcode: '10330' }, isBare)
  expect(screen.getByText(words)).toBeVisible()
})
