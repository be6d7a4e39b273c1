import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { samplePublicPost } from '@/lib/job-posts/sample-public-post'
import { renderInThai } from '@/lib/testing/render-in-thai'

jest.unstable_mockModule('./poster.module.css', () => ({ default: {} }))
const { Poster } = await import('./poster')

test('the title of a poster keeps words whole, and reads as it was written', () => {
  const title = 'พนักงานเสิร์ฟกะเช้า โฮเทลริมทะเล'
  renderInThai(
    <Poster post={{ ...samplePublicPost, title }} address="99/1" shortAddress="partim.example/jobs/1" />,
  )
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent(title)
  const whole = Array.from(heading.querySelectorAll('.whitespace-nowrap'), ({ textContent }) => textContent)
  expect(whole).toEqual(expect.arrayContaining([expect.stringContaining('กะเช้า'), 'โฮเทล']))
})
