import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { workTypes } from '@/validators/work-types'
import { jobsViewOf } from '../job-posts/public/jobs-view'
import { WorkTypeGrid } from './work-type-grid'

test('every type of work leads to the open jobs of it, and to nothing narrower', () => {
  renderInThai(<WorkTypeGrid />)
  const asked = screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname, search }) => {
    const view = jobsViewOf(Object.fromEntries(new URLSearchParams(search)), {
      provinces: [],
      districtsOf: () => [],
    })
    return [pathname, JSON.parse(JSON.stringify(view))]
  })
  expect(asked).toEqual(workTypes.map((work) => ['/jobs', { work }]))
  expect(screen.getByRole('link', { name: 'บาริสต้า' })).toHaveAttribute('href', '/jobs?work=barista')
})
