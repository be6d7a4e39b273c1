import { File as PickedFile } from 'node:buffer'
import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { ResumePhoto } from './resume-photo'

/** Chooses a file that the browser does not open as a picture. */
function choose(name: string, start: string) {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new DOMException('unknown')) })
  renderInThai(<ResumePhoto displayName="สมหญิง" photoUrl={null} onChange={() => undefined} />)
  const input = screen.getByLabelText('เลือกรูป', { selector: 'input' })
  const bytes = Uint8Array.from(start, (char) => char.charCodeAt(0))
  fireEvent.change(input, { target: { files: [new PickedFile([bytes], name)] } })
}

test.each([
  ['photo.heic', '\0\0\0\x1cftypheic', /ที่ iPhone ไปที่ การตั้งค่า > กล้อง > รูปแบบ/],
  ['photo.jpg', '\0\0\0\x1cftypmif1', /ที่ iPhone ไปที่ การตั้งค่า > กล้อง > รูปแบบ/],
  ['photo.jpg', '\xff\xd8\xff\xe1', /เปิดรูปนี้ไม่ได้/],
  ['photo.jpg', 'หน้าเว็บ', /ไม่ใช่รูปภาพ/],
])('%s that cannot be opened (%j) is told what to do', async (name, start, told) => {
  choose(name, start)
  expect(await screen.findByRole('alert')).toHaveTextContent(told)
})
