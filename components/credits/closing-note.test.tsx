import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { ClosingNote } from './closing-note'

const deleteAfter = '2026-12-13T16:36:56.041Z'

test('says on which day in Thailand the company closes, and that its credits end then', () => {
  renderInThai(<ClosingNote deleteAfter={deleteAfter} isLast="yes" />)
  expect(screen.getByText(/^บริษัทปิดพร้อมบัญชีนี้ในวันที่\s13\sธันวาคม\s2569$/)).toBeVisible()
  expect(screen.getByText(/สิ้นสุดในวันนั้น/)).toBeVisible()
})

test('says so under a condition where the members could not be loaded', () => {
  renderInThai(<ClosingNote deleteAfter={deleteAfter} isLast="perhaps" />)
  expect(screen.getByText(/^ถ้าคุณเป็นสมาชิกคนเดียว บริษัทปิด/)).toBeVisible()
})
