import { describe, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { type ConflictRow, EditConflict } from './edit-conflict'

const rows: ConflictRow[] = [
  { label: 'ชื่อสาขา', mine: 'สยาม', theirs: 'สยามสแควร์' },
  { label: 'เบอร์โทร', mine: '0812345678', theirs: '0812345678' },
  { label: 'รายละเอียด', mine: '', theirs: 'ชั้น 2' },
]

function show(shown: readonly ConflictRow[]) {
  const chosen: string[] = []
  renderInThai(
    <EditConflict
      open
      rows={shown}
      onKeepMine={() => chosen.push('mine')}
      onTakeTheirs={() => chosen.push('theirs')}
      onClose={() => chosen.push('closed')}
    />,
  )
  return chosen
}

describe('a lost race', () => {
  test('shows both texts of what differs, and only that', () => {
    show(rows)
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['ชื่อสาขา', 'รายละเอียด'])
    const name = within(screen.getByRole('row', { name: /ชื่อสาขา/ }))
    expect(name.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['สยาม', 'สยามสแควร์'])
    expect(within(screen.getByRole('row', { name: /รายละเอียด/ })).getByText('ว่าง')).toBeVisible()
  })

  test('the person chooses', async () => {
    const chosen = show(rows)
    await userEvent.click(screen.getByRole('button', { name: 'บันทึกของฉันทับ' }))
    await userEvent.click(screen.getByRole('button', { name: 'ใช้ข้อมูลล่าสุด' }))
    expect(chosen).toEqual(['mine', 'theirs'])
  })

  test('says so when nothing differs', () => {
    show([{ label: 'ชื่อสาขา', mine: 'สยาม', theirs: 'สยาม' }])
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText(/ตรงกับข้อมูลล่าสุด/)).toBeVisible()
  })
})
