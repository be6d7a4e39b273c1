import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { Bars } from './bars'
import { FiguresTable } from './figures-table'
import { Funnel } from './funnel'

const widths = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')))
const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('rect[x]')].map((bar) => Number(bar.getAttribute('height')))

test('a funnel is a table: each step, how many, and what part of the step before', () => {
  const { container } = renderInThai(
    <Funnel
      caption="ผล"
      steps={[
        { label: 'เข้าชม', count: 1_240 },
        { label: 'สมัคร', count: 62 },
        { label: 'สัมภาษณ์', count: 31 },
        { label: 'ได้งาน', count: 0 },
      ]}
    />,
  )
  const rows = within(screen.getByRole('table', { name: 'ผล' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'เข้าชม1,240',
    'สมัคร625%',
    'สัมภาษณ์3150%',
    'ได้งาน00%',
  ])
  expect(widths(container)).toEqual([100, 5, 2.5, 0])
})

test('a funnel nobody entered divides by nothing', () => {
  const { container } = renderInThai(
    <Funnel
      caption="ผล"
      steps={[
        { label: 'เข้าชม', count: 0 },
        { label: 'สมัคร', count: 0 },
      ]}
    />,
  )
  expect(widths(container)).toEqual([0, 0])
  expect(container.textContent).not.toMatch(/NaN|%/)
})

test('bars are as high as their values, the highest as high as the picture; what is little is still seen', () => {
  const { container } = renderInThai(
    <Bars label="เข้าชม" figure="1,001" values={[1_000, 500, 0, null, 1]} tint="sky" />,
  )
  expect(heights(container)).toEqual([48, 24, 2])
  expect(screen.getByText('1,001')).toBeVisible()
})

test('the figures of a picture unfold beneath it', async () => {
  renderInThai(
    <FiguresTable
      caption="เข้าชม"
      columns={['วันที่', 'เข้าชม']}
      rows={[{ name: 'จ. 2 มี.ค. 2569', figures: ['12'] }]}
    />,
  )
  await userEvent.click(screen.getByText('ดูเป็นตาราง'))
  expect(screen.getByRole('row', { name: 'จ. 2 มี.ค. 2569 12' })).toBeVisible()
})
