import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

/** What says that there is no network; while it cannot be loaded, as when the page came just before the network went. */
const loadSaying = jest.fn(() => ({
  sayOverPage: (text: string) => {
    const said = document.createElement('p')
    said.setAttribute('role', 'alert')
    said.textContent = text
    document.body.append(said)
  },
}))
jest.unstable_mockModule('./say-over-page', () => loadSaying())
const { pressPart } = await import('./press-part')

const notLoaded = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

function Page({ Part }: { Part: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        แจ้งว่าไปไม่ได้
      </button>
      {isOpen && <Part onClose={() => setOpen(false)} />}
    </>
  )
}

test('where the words for a missing network did not come either, a later press asks for them again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loadSaying
    .mockImplementationOnce(() => {
      throw notLoaded
    })
    .mockImplementationOnce(() => {
      throw notLoaded
    })
  const load = jest.fn<() => Promise<{ default: ComponentType<object> }>>().mockRejectedValue(notLoaded)
  renderInThai(<Page Part={pressPart(load)} />)
  // Asked for when the page is idle.
  await waitFor(() => expect(loadSaying).toHaveBeenCalledTimes(1))
  const press = () => userEvent.click(screen.getByRole('button', { name: 'แจ้งว่าไปไม่ได้' }))
  await press()
  await waitFor(() => expect(loadSaying).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('alert')).toBeNull()
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.problems.network)
})
