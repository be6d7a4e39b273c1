import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CertificateDetails } from '@/lib/tax-refunds/tax-refund'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { CertificateCard } from './certificate-card'

const texts = messages.taxRefunds.certificate
const address = {
  line: '99/1 ถนนพระรามที่ 1',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}
const details: CertificateDetails = {
  payer: { name: 'บริษัท ครัวยายบัว จำกัด', taxId: '0105556001269', branchNumber: '00042', address },
  payee: {
    name: 'บริษัท พาร์ทิม จำกัด',
    taxId: '0105500000000',
    branchNumber: '00000',
    address: { ...address, province: 'นนทบุรี', district: 'เมือง', subdistrict: 'บางเขน' },
  },
  baseSatang: 2_490_00,
  rate: 300,
  amountSatang: 74_70,
  amountInWords: 'เจ็ดสิบสี่บาทเจ็ดสิบสตางค์',
}

const show = () => renderInThai(<CertificateCard details={details} paidAt="2026-11-25T03:00:00Z" />)

test('says of both parties who they are, and what was withheld', () => {
  show()
  expect(screen.getByText('สาขา 00042')).toBeVisible()
  expect(screen.getByText(/แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330/)).toBeVisible()
  expect(screen.getByText(/ตำบลบางเขน อำเภอเมือง จังหวัดนนทบุรี/)).toBeVisible()
  expect(screen.getByText('฿74.70')).toBeVisible()
  expect(screen.getByText('เจ็ดสิบสี่บาทเจ็ดสิบสตางค์')).toBeVisible()
})

test('copies one thing, and says so', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: `คัดลอก${texts.taxId} ${texts.payer}` }))
  expect(await navigator.clipboard.readText()).toBe('0105556001269')
  expect(screen.getByText(texts.copied)).toBeInTheDocument()
})

test('copies everything in one text', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: texts.copyAll }))
  const text = await navigator.clipboard.readText()
  expect(text).toContain('ชื่อ: บริษัท ครัวยายบัว จำกัด')
  expect(text).toContain(`${texts.tax}: ฿74.70`)
})

test('says where the browser does not copy', async () => {
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new Error('refused')) },
    configurable: true,
  })
  show()
  await user.click(screen.getByRole('button', { name: texts.copyAll }))
  expect(await screen.findByText(texts.copyFailed)).toBeVisible()
})
