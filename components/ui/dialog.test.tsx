import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog } from './dialog'

test.each([
  ['confirm', '416px'],
  ['modal', '520px'],
] as const)('a dialog of size %s is at most %s wide', (size, width) => {
  render(
    <Dialog open title="ปิดประกาศ" size={size} onClose={() => undefined}>
      ปิดแล้วเปิดใหม่ไม่ได้
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'ปิดประกาศ' })).toHaveClass(`max-w-[${width}]`)
})

test('the default dialog is the modal of 520 px', () => {
  render(
    <Dialog open title="ข้อมูล" onClose={() => undefined}>
      รายละเอียด
    </Dialog>,
  )
  expect(screen.getByRole('dialog')).toHaveClass('max-w-[520px]')
})

test('closing a dialog leaves the one it was opened from open', async () => {
  const [closeOuter, closeInner] = [jest.fn(), jest.fn()]
  render(
    <Dialog open title="สมัครงาน" closeLabel="ปิดใบสมัคร" onClose={closeOuter}>
      <Dialog open title="ลืมรหัสผ่าน" closeLabel="ปิด" onClose={closeInner}>
        อีเมล
      </Dialog>
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }))
  expect(closeInner).toHaveBeenCalledTimes(1)
  expect(closeOuter).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'ปิดใบสมัคร' }))
  expect(closeOuter).toHaveBeenCalledTimes(1)
})
