import { expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { DocumentChooser } from './document-chooser'
import type { Outcome, Send } from './use-uploads'

test('one that goes while it sends, or with what it sent, is busy no more', async () => {
  const onBusy = jest.fn()
  let end: (outcome: Outcome<string>) => void = () => undefined
  const send: Send<string> = () =>
    new Promise((resolve) => {
      end = resolve
    })
  const arrived: string[] = []
  const { unmount } = renderInThai(
    <DocumentChooser
      label="เปลี่ยนไฟล์"
      of="บัตร.png"
      room={1}
      replaces
      send={send}
      onArrived={(what) => {
        arrived.push(what)
        unmount()
      }}
      onBusy={onBusy}
    />,
  )
  await userEvent.upload(
    screen.getByLabelText('เปลี่ยนไฟล์ บัตร.png'),
    new File(['x'], 'new.png', { type: 'image/png' }),
  )
  expect(onBusy).toHaveBeenLastCalledWith(true)
  await act(async () => end({ arrived: 'ใหม่', problem: null }))
  expect(arrived).toEqual(['ใหม่'])
  expect(onBusy).toHaveBeenLastCalledWith(false)
})
