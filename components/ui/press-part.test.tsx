import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { pressPart } from './press-part'

type SheetProps = { title: string; open?: boolean; onClose: () => void }

const Sheet = ({ title, open = true, onClose }: SheetProps) =>
  open && (
    <section aria-label={title}>
      <button type="button" onClick={onClose}>
        ปิด
      </button>
    </section>
  )

const load = jest.fn<() => Promise<{ default: ComponentType<SheetProps> }>>()
const offline = jest.spyOn(navigator, 'onLine', 'get')
const notLoaded = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

beforeEach(() => {
  load.mockReset()
  offline.mockReturnValue(false)
})
afterEach(() => {
  offline.mockReset()
})

type PageProps = { Part: ComponentType<SheetProps>; stays: boolean }

/** A press puts the part into the page, or opens it where it stays in the page. */
function Page({ Part, stays }: PageProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>งานของฉัน</h1>
      <button type="button" onClick={() => setOpen(true)}>
        แจ้งว่าไปไม่ได้
      </button>
      {(isOpen || stays) && <Part title="ไปไม่ได้" open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'แจ้งว่าไปไม่ได้' }))

test.each([false, true])(
  'without a network the page stays and says so, and the next press opens the part (it stays in the page: %s)',
  async (stays) => {
    load
      .mockRejectedValueOnce(notLoaded)
      .mockRejectedValueOnce(notLoaded)
      .mockResolvedValue({ default: Sheet })
    renderInThai(<Page Part={pressPart(load)} stays={stays} />)

    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.problems.network)
    expect(screen.getByRole('heading', { name: 'งานของฉัน' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'ไปไม่ได้' })).toBeNull()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.problems.network)

    offline.mockReturnValue(true)
    await press()
    expect(await screen.findByRole('region', { name: 'ไปไม่ได้' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(load).toHaveBeenCalledTimes(3)

    await userEvent.click(screen.getByRole('button', { name: 'ปิด' }))
    expect(screen.queryByRole('region', { name: 'ไปไม่ได้' })).toBeNull()
    await press()
    expect(await screen.findByRole('region', { name: 'ไปไม่ได้' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(3)
  },
)

test('until the part is there, what waits for it stands in its place, and goes with it when it cannot come', async () => {
  let fail = () => {}
  load.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(notLoaded))))
  renderInThai(<Page Part={pressPart(load, <p>กำลังโหลด</p>)} stays={false} />)
  expect(screen.queryByText('กำลังโหลด')).toBeNull()
  await press()
  expect(screen.getByText('กำลังโหลด')).toBeVisible()
  fail()
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.problems.network)
  expect(screen.queryByText('กำลังโหลด')).toBeNull()
})

test('a press is answered by a ring that turns until the part is there', async () => {
  let arrive = () => {}
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve({ default: Sheet }))))
  const { container } = renderInThai(<Page Part={pressPart(load)} stays />)
  const ring = () => container.querySelector('.animate-spin')
  expect(ring()).toBeNull()
  await press()
  expect(ring()).toBeVisible()
  arrive()
  expect(await screen.findByRole('region', { name: 'ไปไม่ได้' })).toBeVisible()
  expect(ring()).toBeNull()
})
