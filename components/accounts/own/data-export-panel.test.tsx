import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import type { DataExport } from '@/lib/accounts/own-account'
import type * as Requests from '@/lib/accounts/own-account-requests'
import { renderInThai } from '@/lib/testing/render-in-thai'

const latestExport = jest.fn<typeof Requests.latestExport>()
const requestExport = jest.fn<typeof Requests.requestExport>()
jest.unstable_mockModule('@/lib/accounts/own-account-requests', () => ({ latestExport, requestExport }))
const { DataExportPanel } = await import('./data-export-panel')
await import('./export-watch')

const copy = (changes: Partial<DataExport>) =>
  ({
    id: '0190a5c2-0000-7000-8000-000000000001',
    state: 'running',
    done: 1,
    total: 5,
    expiresAt: '2026-12-01T05:00:00.000Z',
    ...changes,
  }) as DataExport

const show = async (latest: DataExport) => {
  await act(async () => {
    renderInThai(
      <SWRConfig value={{ provider: () => new Map() }}>
        <DataExportPanel kind="worker" latest={latest} />
      </SWRConfig>,
    )
  })
  await pass(0)
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  latestExport.mockReset()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a copy that is being made is followed until it is ready, over a look that fails', async () => {
  latestExport.mockResolvedValueOnce(copy({ done: 2 })).mockRejectedValueOnce(new Error('no network'))
  latestExport.mockResolvedValue(copy({ state: 'ready', done: 5 }))
  await show(copy({}))
  expect(screen.getByText('เสร็จแล้ว 2 จาก 5 ส่วน')).toBeVisible()
  await pass(2_000)
  expect(screen.getByText('เสร็จแล้ว 2 จาก 5 ส่วน')).toBeVisible()
  await pass(2_000)
  expect(screen.getByRole('link', { name: 'ดาวน์โหลดไฟล์ ZIP' })).toBeVisible()
  const looks = latestExport.mock.calls.length
  await pass(10_000)
  expect(latestExport.mock.calls.length).toBe(looks)
})

test('one that is ready is not looked for', async () => {
  await show(copy({ state: 'ready', done: 5 }))
  await pass(10_000)
  expect(latestExport).not.toHaveBeenCalled()
})
