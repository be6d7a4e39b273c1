import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { Branch } from '@/lib/branches/branch'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { BranchCard } from './branch-card'
import { branchValues, saysTheSame } from './branch-values'

const branch: Branch = {
  id: '01a1f8da-0000-7057-8c94-ddf5466d6ebc',
  name: 'สยามสแควร์',
  taxBranchNumber: '00000',
  address: {
    line: '99/1',
    subdistrict: 'ปทุมวัน',
    district: 'ปทุมวัน',
    province: 'กรุงเทพมหานคร',
    postcode: '10330',
  },
  lat: 13.7456,
  lng: 100,
  phone: '0812345678',
  photos: [],
  openPosts: 2,
  archivedAt: null,
  version: 4,
  createdAt: '2026-11-20T02:00:00.000Z',
}

describe('branch values', () => {
  test('coordinates are text that keeps the rules, and nothing when there are none', () => {
    expect(branchValues(branch)).toMatchObject({ lat: '13.7456', lng: '100.0', version: 4 })
    expect(branchValues({ ...branch, lat: null, lng: null })).toMatchObject({ lat: '', lng: '' })
  })

  test('the first branch begins as the head office, another one empty', () => {
    const { name, address, phone } = branch
    const { lat, photos, ...known } = branchValues(null, { name, address, phone })
    expect(known).toMatchObject({ name, address, phone, taxBranchNumber: '00000' })
    expect([lat, photos]).toEqual(['', []])
    expect(branchValues(null)).toMatchObject({ name: '', phone: '', taxBranchNumber: '' })
  })

  test('a branch that says what was typed is a lost answer, blanks being blank however they are written', () => {
    const { version: _, ...typed } = branchValues({ ...branch, lat: null, lng: null })
    expect(saysTheSame({ ...branch, lat: null, lng: null }, { ...typed, lat: undefined, lng: '' })).toBe(true)
    expect(saysTheSame(branch, typed)).toBe(false)
    expect(saysTheSame(branch, { ...typed, address: { ...typed.address, line: '99/2' } })).toBe(false)
  })

  test('a photo is the same at the address it was uploaded to and at that of its copy', () => {
    const id = '0b9e8f1c-7a57-4c1e-9a55-0d8f6a2b3c4d'
    const at = (folder: string) =>
      `https://files.example/o/companies%2Fkrua%2F${folder}%2F${id}.jpg?alt=media`
    const { version: _, ...typed } = branchValues(branch)
    const stored = { ...branch, photos: [at('public%2Fbranches')] }
    expect(saysTheSame(stored, { ...typed, photos: [at('branches')] })).toBe(true)
    expect(saysTheSame(stored, typed)).toBe(false)
  })
})

describe('a branch in the list', () => {
  test('says what it is and where', () => {
    renderInThai(
      <BranchCard branch={branch} addressLine="99/1 แขวงปทุมวัน" mapHref="https://maps.example/" editable />,
    )
    expect(screen.getByText('สำนักงานใหญ่')).toBeVisible()
    expect(screen.getByText('ประกาศที่ยังไม่จบ 2')).toBeVisible()
    expect(screen.getByText('99/1 แขวงปทุมวัน')).toBeVisible()
    expect(screen.getByRole('link', { name: 'แก้ไขสาขา สยามสแควร์' })).toHaveAttribute(
      'href',
      `/branch/edit/${branch.id}`,
    )
  })

  test('a branch that is no head office has its number; without permission there is no link to edit', () => {
    renderInThai(
      <BranchCard
        branch={{ ...branch, taxBranchNumber: '00012', openPosts: 0 }}
        addressLine="99/1 ต.สุเทพ"
        mapHref={null}
        editable={false}
      />,
    )
    expect(screen.getByText('สาขาที่ 00012')).toBeVisible()
    expect(screen.queryByRole('link', { name: /แก้ไข/ })).toBeNull()
    expect(screen.getByRole('link', { name: '081-234-5678' })).toHaveAttribute('href', 'tel:0812345678')
  })
})
