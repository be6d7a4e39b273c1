import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { DraftStatus } from './draft-status'

test('says when the draft was kept', () => {
  renderInThai(<DraftStatus savedAt={new Date('2026-11-20T14:40:00Z')} />)
  expect(screen.getByText('บันทึกในเครื่องนี้แล้ว 21:40 น.')).toBeVisible()
})

test('has its line before anything is kept, so that nothing moves once it is', () => {
  renderInThai(<DraftStatus savedAt={null} />)
  expect(screen.getByText('สิ่งที่กรอกจะถูกเก็บไว้ในเครื่องนี้ให้เอง')).toBeVisible()
})

test('says at the head of the form that a draft was put back', () => {
  renderInThai(<DraftStatus savedAt={new Date('2026-11-20T14:40:00Z')} isPutBack />)
  expect(screen.getByText('ใส่สิ่งที่พิมพ์ไว้เมื่อ 21:40 น. กลับให้แล้ว')).toBeVisible()
})
