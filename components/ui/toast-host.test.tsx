import { expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'

const loadList = jest.fn(() => ({
  default: ({ label }: { label: string }) => <section aria-label={label} />,
}))
jest.unstable_mockModule('./toast-list', () => loadList())
const { ToastHost } = await import('./toast-host')

const wake = () => act(async () => void dispatchEvent(new Event('partim:toast')))

test('where the list of toasts cannot be loaded, the page stays, and the next toast asks for it again', async () => {
  loadList.mockImplementationOnce(() => {
    throw new Error('Failed to load chunk')
  })
  render(
    <>
      <h1>งานของฉัน</h1>
      <ToastHost label="การแจ้งเตือน" />
    </>,
  )
  await wake()
  expect(loadList).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('heading', { name: 'งานของฉัน' })).toBeVisible()
  await wake()
  expect(await screen.findByRole('region', { name: 'การแจ้งเตือน' })).toBeVisible()
})
