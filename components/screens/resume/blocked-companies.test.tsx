import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Requests from '@/lib/resumes/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'

const searchBlockableCompanies = jest.fn<typeof Requests.searchBlockableCompanies>()
const blockCompany = jest.fn<typeof Requests.blockCompany>()
const unblockCompany = jest.fn<typeof Requests.unblockCompany>()
jest.unstable_mockModule('@/lib/resumes/requests', () => ({
  searchBlockableCompanies,
  blockCompany,
  unblockCompany,
}))
jest.unstable_mockModule('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}))
const { BlockedCompanies } = await import('./blocked-companies')

const cafe = { companyId: 'c1', companyName: 'บัวขาว คาเฟ่', province: 'เชียงใหม่' }

beforeEach(() => {
  for (const mock of [searchBlockableCompanies, blockCompany, unblockCompany]) mock.mockReset()
  searchBlockableCompanies.mockResolvedValue([cafe])
  blockCompany.mockResolvedValue(undefined as never)
})

const show = () => renderInThai(<BlockedCompanies uid="w" blocked={[]} />)
const field = () => screen.getByRole('searchbox', { name: 'ค้นชื่อร้านหรือบริษัทที่จะบล็อก' })

describe('blocking a company by its name', () => {
  test('finds it, blocks it, and says so', async () => {
    show()
    await userEvent.type(field(), ' บัวขาว {Enter}')
    expect(searchBlockableCompanies.mock.calls).toEqual([['บัวขาว']])
    await userEvent.click(await screen.findByRole('button', { name: 'บล็อก บัวขาว คาเฟ่' }))
    expect(blockCompany.mock.calls).toEqual([['c1']])
    expect(
      screen.getByText('บล็อก บัวขาว คาเฟ่ แล้ว ร้านนี้ค้นไม่เจอ เชิญ และแชตกับคุณไม่ได้ ใบสมัครที่คุณส่งเองยังอยู่'),
    ).toBeDefined()
    expect(screen.getByText('บล็อกแล้ว')).toBeDefined()
    expect(screen.getByRole('button', { name: 'เลิกบล็อก บัวขาว คาเฟ่' })).toBeDefined()
  })

  test('takes it back where it is refused, with the reason', async () => {
    blockCompany.mockRejectedValue(new ProblemError(localProblem('not_found')))
    show()
    await userEvent.type(field(), 'บัวขาว')
    await userEvent.click(screen.getByRole('button', { name: 'ค้นหา' }))
    await userEvent.click(await screen.findByRole('button', { name: 'บล็อก บัวขาว คาเฟ่' }))
    await waitFor(() => expect(screen.queryByText('บล็อกแล้ว')).toBeNull())
    expect(screen.getByText('ไม่พบรายการนี้ อาจถูกลบหรือย้ายไปแล้ว กรุณาโหลดหน้านี้ใหม่')).toBeDefined()
  })

  test('asks for nothing shorter than three characters, and says so', async () => {
    show()
    await userEvent.type(field(), 'บข{Enter}')
    expect(searchBlockableCompanies).not.toHaveBeenCalled()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('พิมพ์อย่างน้อย 3 ตัวอักษร')).toBeDefined()
  })

  test('says that a name is not there, and what that means', async () => {
    searchBlockableCompanies.mockResolvedValue([])
    show()
    await userEvent.type(field(), 'ไม่มีร้านนี้{Enter}')
    expect(await screen.findByText(/^ไม่พบชื่อนี้ในร้านที่ลงทะเบียนแล้ว/)).toBeDefined()
  })
})
