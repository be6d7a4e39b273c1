import { describe, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from './tabs'

const sample = (
  <Tabs
    label="บัญชี"
    tabs={[
      { id: 'register', label: 'สมัคร', panel: <input aria-label="ชื่อ" /> },
      { id: 'sign-in', label: 'เข้าสู่ระบบ', panel: <p>ยินดีต้อนรับ</p> },
    ]}
  />
)

describe('Tabs', () => {
  test('change by arrow keys, going round, and by mouse', async () => {
    render(sample)
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'สมัคร' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'เข้าสู่ระบบ' })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'เข้าสู่ระบบ' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'สมัคร' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('tab', { name: 'เข้าสู่ระบบ' }))
    expect(screen.getByText('ยินดีต้อนรับ')).toBeVisible()
  })

  test('only the chosen tab is a stop of the Tab key', async () => {
    render(sample)
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByLabelText('ชื่อ')).toHaveFocus()
  })

  test('a hidden panel keeps what was typed in it', async () => {
    render(sample)
    await userEvent.type(screen.getByLabelText('ชื่อ'), 'สมหญิง')
    await userEvent.click(screen.getByRole('tab', { name: 'เข้าสู่ระบบ' }))
    await userEvent.click(screen.getByRole('tab', { name: 'สมัคร' }))
    expect(screen.getByLabelText('ชื่อ')).toHaveValue('สมหญิง')
  })
})
