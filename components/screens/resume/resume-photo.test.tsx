import { File as PickedFile } from 'node:buffer'
import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { ResumePhoto } from './resume-photo'

const decode = jest.fn(() => Promise.reject(new DOMException('unknown')))

/** Chooses a file that the browser does not open as a picture. */
function choose(name: string, bytes: Uint8Array) {
  decode.mockClear()
  Object.assign(globalThis, { createImageBitmap: decode })
  renderInThai(<ResumePhoto displayName="สมหญิง" photoUrl={null} onChange={() => undefined} />)
  const input = screen.getByLabelText('เลือกรูป', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new PickedFile([bytes], name)] } })
}

const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

test.each([
  ['photo.heic', '\0\0\0\x1cftypheic', /ที่ iPhone ไปที่ การตั้งค่า > กล้อง > รูปแบบ/],
  ['photo.jpg', '\0\0\0\x1cftypmif1', /ที่ iPhone ไปที่ การตั้งค่า > กล้อง > รูปแบบ/],
  ['photo.jpg', '\xff\xd8\xff\xe1', /เปิดรูปนี้ไม่ได้/],
  ['photo.jpg', 'หน้าเว็บ', /ไม่ใช่รูปภาพ/],
  ['paper.pdf', '%PDF-1.7\n', /ไม่ใช่รูปภาพ/],
  ['photo.jpg', '', /ไฟล์นี้ว่างเปล่า/],
])('%s that cannot be opened (%j) is told what to do', async (name, start, told) => {
  choose(name, bytesOf(start))
  expect(await screen.findByRole('alert')).toHaveTextContent(told)
})

/** The beginning of a picture of more pixels than a phone can hold, in a few bytes. */
const giants = {
  'giant.png': bytesOf(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x2e\xe0\0\0\x2e\xe0${'\0'.repeat(40)}`),
  'giant.gif': bytesOf(`GIF89a\xff\xff\xff\xff${'\0'.repeat(40)}`),
  'giant.webp': bytesOf(`RIFF\0\0\0\0WEBPVP8X${'\0'.repeat(8)}\xff\x2e\0\xff\x2e\0${'\0'.repeat(40)}`),
}

test.each(Object.entries(giants))('%s is refused by its header, and never decoded', async (name, bytes) => {
  choose(name, bytes)
  expect(await screen.findByRole('alert')).toHaveTextContent(/พิกเซลมากเกินไป/)
  expect(decode).not.toHaveBeenCalled()
})

test('a picture larger than a phone opens is told so, without being read', async () => {
  choose('large.jpg', new Uint8Array(31 * 1024 * 1024))
  expect(await screen.findByRole('alert')).toHaveTextContent(/ใหญ่เกินกำหนด/)
  expect(decode).not.toHaveBeenCalled()
})
