import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'
import { ProfileExperience } from './profile-experience'
import { ProfileHead } from './profile-head'
import { ProfileTimes } from './profile-times'

const job = {
  workType: 'waiter',
  title: '',
  workplace: 'ครัวยายบัว',
  startedOn: '2024-01-01',
  endedOn: '2025-01-01',
} as const

test('a job without a title is called by its type of work, and one without either by its workplace', () => {
  renderInThai(
    <ProfileExperience
      jobs={[{ ...job, title: 'หัวหน้ากะ' }, job, { ...job, workType: null, workplace: 'ตลาดสามย่าน' }]}
    />,
  )
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['หัวหน้ากะ', 'พนักงานเสิร์ฟ', 'ตลาดสามย่าน'])
  expect(screen.getAllByText(/^ครัวยายบัว · /)).toHaveLength(2)
  expect(screen.queryByText(/^ตลาดสามย่าน · /)).not.toBeInTheDocument()
})

test('who is free on single days alone is not said to have named no time', () => {
  const dates = [{ date: '2026-12-05', isFree: true }]
  const { rerender } = renderInThai(<ProfileTimes profile={{ freeParts: 0, dates }} shift={null} />)
  expect(screen.getByText(/5 ธ\.ค\./)).toBeVisible()
  expect(screen.queryByText(/ยังไม่/)).not.toBeInTheDocument()
  rerender(inThai(<ProfileTimes profile={{ freeParts: 0, dates: [] }} shift={null} />))
  expect(screen.getByText(/ยังไม่/)).toBeVisible()
})

const shownProfile = {
  id: '0199db4b-41db-708b-a23e-1fc5e937ac29',
  displayName: 'พิมพ์ชนก ว.',
  age: 24,
  province: 'กรุงเทพมหานคร',
  isFromDistrict: false,
  headline: '',
  photoUrl: null,
  isVerified: true,
  workedForUs: null,
}

test('whose identity is proven has that beside the name, and nobody else', () => {
  const { rerender } = renderInThai(<ProfileHead profile={shownProfile} distanceKm={null} />)
  expect(screen.getByText('ยืนยันตัวตนแล้ว')).toBeVisible()
  rerender(inThai(<ProfileHead profile={{ ...shownProfile, isVerified: false }} distanceKm={null} />))
  expect(screen.queryByText('ยืนยันตัวตนแล้ว')).not.toBeInTheDocument()
})

test('a photo is never left out, and an avatar only where a film shows the person', () => {
  const head = (photoUrl: string | null, hasVideo: boolean) => (
    <ProfileHead profile={{ ...shownProfile, photoUrl }} distanceKm={null} hasVideo={hasVideo} />
  )
  const { container, rerender } = renderInThai(head(null, false))
  expect(container.querySelector('header')).toHaveTextContent(/^พ/)
  const withoutAvatar = screen.getByRole('banner').textContent?.length ?? 0
  rerender(inThai(head(null, true)))
  expect(screen.getByRole('banner').textContent).toHaveLength(withoutAvatar - 1)
  rerender(inThai(head('https://photos.example/1.jpg', true)))
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://photos.example/1.jpg')
})

test('several jobs say how long they took in all, and one that goes on is marked', () => {
  const now = { ...job, title: 'กะดึก', startedOn: '2025-06-01', endedOn: null }
  const { container, rerender } = renderInThai(<ProfileExperience jobs={[job]} />)
  expect(screen.queryByText(/^รวม/)).not.toBeInTheDocument()
  expect(container.querySelectorAll('.bg-primary')).toHaveLength(0)
  rerender(inThai(<ProfileExperience jobs={[now, job, { ...job, title: 'อีกงาน' }]} />))
  expect(screen.getByText(/^รวม\s\d+\sปี/)).toBeVisible()
  expect(container.querySelectorAll('.bg-primary')).toHaveLength(1)
})

test.each([
  [false, 'กรุงเทพมหานคร', /ห่างจากสาขา 4\.3\sกม\.$/],
  [true, 'กรุงเทพมหานคร', /ห่างจากสาขาราว 4\.3\sกม\. นับจากกลางเขต$/],
  [true, 'กระบี่', /ห่างจากสาขาราว 4\.3\sกม\. นับจากกลางอำเภอ$/],
])('a distance says what it is of: of a district alone %p, in %s', (isFromDistrict, province, words) => {
  renderInThai(<ProfileHead profile={{ ...shownProfile, isFromDistrict, province }} distanceKm={4.3} />)
  expect(screen.getByText(words)).toBeVisible()
})

test('who did shifts for the company has how many beside the name, and nobody else', () => {
  const profile = { ...shownProfile, isVerified: false, workedForUs: { shifts: 6, on: '2026-11-02' } }
  const { rerender } = renderInThai(<ProfileHead profile={profile} distanceKm={null} />)
  expect(screen.getByText(/^เคยมาทำงานกับเรา 6.กะ ล่าสุด .*2.พ\.ย\./)).toBeVisible()
  rerender(inThai(<ProfileHead profile={{ ...profile, workedForUs: null }} distanceKm={null} />))
  expect(screen.queryByText(/เคยมาทำงาน/)).not.toBeInTheDocument()
})
