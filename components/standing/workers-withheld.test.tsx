import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { StandingNote } from './standing-note'
import { WorkersWithheld, withheldReason } from './workers-withheld'

const owner = { standing: 'registered', canProve: true } as const
const recruiter = { standing: 'registered', canProve: false } as const
const params = { workers: 100, more: 2_000, seconds: 3_600 }

const wayOn = () => screen.queryByRole('link', { name: 'ดูวิธียืนยันผู้แทนบริษัท' })

test('a company that saw as many as it may is told how many, until when, and how it sees more', () => {
  renderInThai(<WorkersWithheld reason="workers_until_represented" params={params} own={owner} />)
  expect(screen.getByText('วันนี้บริษัทของคุณดูคนหางานครบ 100 คนแล้ว')).toBeVisible()
  expect(screen.getByText(/ดูคนใหม่ได้หลังเที่ยงคืน.*ยืนยันผู้แทนบริษัทแล้วดูได้วันละ 2,000 คน/)).toBeVisible()
  expect(wayOn()).toHaveAttribute('href', '/profile-document')
})

test('who cannot prove it is told whom to ask', () => {
  renderInThai(<WorkersWithheld reason="workers_until_represented" params={params} own={recruiter} />)
  expect(screen.getByText('ให้เจ้าของหรือผู้ดูแลของบริษัทยืนยันในหน้าเอกสารบริษัท')).toBeVisible()
  expect(wayOn()).toBeNull()
})

test('a represented company has nothing more to prove', () => {
  const own = { standing: 'represented', canProve: true } as const
  renderInThai(<WorkersWithheld reason="workers_a_day" params={{ ...params, workers: 2_000 }} own={own} />)
  expect(screen.getByText('วันนี้บริษัทของคุณดูคนหางานครบ 2,000 คนแล้ว')).toBeVisible()
  expect(wayOn()).toBeNull()
})

test.each([
  ['workers_a_day_of_member', /^วันนี้คุณดูคนหางานครบ 1,000 คนแล้ว$/],
  ['profiles_a_day', /^วันนี้บริษัทของคุณเปิดโปรไฟล์ครบ 500 คนแล้ว$/],
  ['profiles_a_day_of_member', /^วันนี้คุณเปิดโปรไฟล์ครบ 500 คนแล้ว$/],
] as const)(
  'who met the limit of %s reads which and until when, and has nothing to prove',
  (reason, title) => {
    renderInThai(<WorkersWithheld reason={reason} params={{ workers: 1_000, profiles: 500 }} own={owner} />)
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.getByText(/คนใหม่ได้หลังเที่ยงคืน/)).toBeVisible()
    expect(wayOn()).toBeNull()
  },
)

test('a company nobody knows of is told what opens the list', () => {
  const own = { standing: 'unregistered', canProve: true } as const
  renderInThai(<WorkersWithheld reason="workers_until_registered" params={undefined} own={own} />)
  expect(screen.getByText('ดูคนหางานได้เมื่อยืนยันบริษัทแล้ว')).toBeVisible()
  expect(wayOn()).toBeVisible()
})

test('the limit is told before it is met', async () => {
  renderInThai(<StandingNote own={owner} about="workers" />)
  await userEvent.click(screen.getByText('ดูคนหางานได้วันละ 100 คนจนกว่าจะยืนยันผู้แทนบริษัท'))
  expect(screen.getByText(/คนเดิมดูซ้ำในวันเดียวกันไม่นับเพิ่ม/)).toBeVisible()
})

test('other problems are no reason', () => {
  expect(withheldReason({ code: 'workers_a_day' })).toBe('workers_a_day')
  expect(withheldReason({ code: 'unavailable' })).toBeNull()
})
