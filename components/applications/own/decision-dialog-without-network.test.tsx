import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { OwnApplication } from '@/lib/applications/own-application'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { Decisions } from './use-decisions'

const onLine = jest.spyOn(navigator, 'onLine', 'get')
let isKept = false
jest.unstable_mockModule('./cannot-come-sheet', () => {
  if (!isKept && !navigator.onLine) throw Object.assign(new Error(), { name: 'ChunkLoadError' })
  isKept = true
  return { default: () => <section aria-label="ไปไม่ได้" /> }
})
const { DecisionDialog } = await import('./decision-parts')

const hired = { id: 'one', state: 'hired' } as OwnApplication

function Page() {
  const [isAsked, setAsked] = useState(false)
  const asking = isAsked ? { application: hired, event: 'withdraw' as const } : null
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        แจ้งว่าไปไม่ได้
      </button>
      <DecisionDialog decisions={{ asking, keep: () => setAsked(false) } as Decisions} />
    </>
  )
}

test('who loses the network after the page is shown still says that they cannot come', async () => {
  onLine.mockReturnValue(true)
  renderInThai(<Page />)
  await waitFor(() => expect(isKept).toBe(true))
  onLine.mockReturnValue(false)
  await userEvent.click(screen.getByRole('button', { name: 'แจ้งว่าไปไม่ได้' }))
  expect(await screen.findByRole('region', { name: 'ไปไม่ได้' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
