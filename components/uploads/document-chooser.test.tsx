import { expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem } from '@/lib/api/problem'
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

test('a file that was refused for what it is makes way for the next one, where there is room for one', async () => {
  const refusal = localProblem('not_a_picture')
  const sent: string[] = []
  renderInThai(
    <DocumentChooser
      label="เลือกไฟล์"
      of="หนังสือรับรอง"
      room={1}
      send={async ({ name }) => {
        sent.push(name)
        return { problem: name === 'b.pdf' ? localProblem('network') : refusal }
      }}
      onArrived={() => undefined}
      onBusy={() => undefined}
    />,
  )
  const input = screen.getByLabelText(/เลือกไฟล์/, { selector: 'input' })
  const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
  await userEvent.upload(input, pdf('a.pdf'))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByText(/ครบจำนวนไฟล์แล้ว/)).toBeNull()
  await userEvent.upload(input, pdf('b.pdf'))
  expect(await screen.findByText('b.pdf')).toBeVisible()
  expect(screen.queryByText('a.pdf')).toBeNull()
  // What only lacked the network keeps its place, to be sent again.
  expect(await screen.findByText(/ครบจำนวนไฟล์แล้ว/)).toBeVisible()
  expect(sent).toEqual(['a.pdf', 'b.pdf'])
})
