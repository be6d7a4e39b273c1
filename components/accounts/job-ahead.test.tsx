import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { JobAhead } from './job-ahead'
import { RegisterFirst } from './register-first'

const next = '/jobs/0190a5c2-1111-7000-8000-000000000000/apply'

test('who comes from a job reads which it is, or that it was chosen where its title is not known', () => {
  const { unmount } = renderInThai(<JobAhead title="พนักงานเสิร์ฟ" />)
  expect(screen.getByText('พนักงานเสิร์ฟ')).toBeVisible()
  unmount()
  renderInThai(<JobAhead title={null} />)
  expect(screen.getByText('สมัครงานที่คุณเลือก')).toBeVisible()
})

test('registering comes first for them, as a worker, and leads back to the job', () => {
  renderInThai(<RegisterFirst next={next} />)
  const href = screen.getByRole('link', { name: 'สมัครใช้งานฟรี' }).getAttribute('href') ?? ''
  expect(Object.fromEntries(new URL(href, 'https://partim.example').searchParams)).toEqual({
    as: 'worker',
    next,
  })
})
