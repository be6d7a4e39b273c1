import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { Company } from '@/lib/companies/company'
import { renderInThai } from '@/lib/testing/render-in-thai'

jest.unstable_mockModule('./store-profile', () => ({ storeProfile: async () => ({ kind: 'conflict' }) }))
const { ProfileForm } = await import('./profile-form')

const company: Company = {
  id: 'c1',
  kind: 'juristic_person',
  juristicId: '0105536041974',
  name: 'บริษัท ครัวยายบัว จำกัด',
  isNameConfirmed: true,
  address: { line: '1', province: 'ตาก', district: 'เมืองตาก', subdistrict: 'ระแหง', postcode: '63000' },
  logo: [],
  website: null,
  facebookUrl: null,
  about: null,
  contactName: null,
  contactPhone: null,
  contactEmail: null,
  verification: 'registry_matched',
  verificationReason: null,
  standing: 'registered',
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
}

const show = (standing: Company['standing']) =>
  renderInThai(
    <ProfileForm
      uid="u1"
      company={{ ...company, standing }}
      addressFields={null}
      logoField={null}
      uploading={false}
    />,
  )

test.each(['unregistered', 'registered'] as const)(
  'where a company that is %s types its sites, it reads since when workers see them',
  (standing) => {
    show(standing)
    for (const name of [/เว็บไซต์/, /เฟซบุ๊ก/]) {
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(
        /ลิงก์นี้จะแสดงในประกาศหลังยืนยันผู้แทนบริษัท/,
      )
    }
  },
)

test('a represented company reads nothing of the kind', () => {
  show('represented')
  expect(screen.getByRole('textbox', { name: /เว็บไซต์/ })).toHaveAccessibleDescription(
    'เช่น https://www.example.co.th',
  )
})
