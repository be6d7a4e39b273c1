import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { useLeaveGuard } from './use-leave-guard'

const followed: string[] = []

function Sample({ dirty, keep }: { dirty: boolean; keep?: () => boolean }) {
  useLeaveGuard(dirty, keep)
  return (
    <a
      href="/dashboard"
      onClick={(event) => {
        event.preventDefault()
        followed.push('/dashboard')
      }}
    >
      ไป
    </a>
  )
}

const closing = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

// jsdom has no dialog to answer; the person's answer is played.
const answer = (stay: boolean) => jest.spyOn(window, 'confirm').mockReturnValue(!stay)

afterEach(() => {
  followed.length = 0
  jest.restoreAllMocks()
})

describe('useLeaveGuard', () => {
  test('asks before a link or the closing of the page loses input', async () => {
    const question = answer(true)
    renderInThai(<Sample dirty />)
    await userEvent.click(screen.getByText('ไป'))
    expect(question).toHaveBeenCalledWith('ข้อมูลที่กรอกยังไม่ได้บันทึก ต้องการออกจากหน้านี้หรือไม่')
    expect(followed).toEqual([])
    expect(closing()).toBe(true)
  })

  test('lets go who wants to go', async () => {
    answer(false)
    renderInThai(<Sample dirty />)
    await userEvent.click(screen.getByText('ไป'))
    expect(followed).toEqual(['/dashboard'])
  })

  test.each([true, false])('input kept at the last moment (%s) is not asked about', async (isKept) => {
    const question = answer(true)
    renderInThai(<Sample dirty keep={() => isKept} />)
    await userEvent.click(screen.getByText('ไป'))
    expect(followed).toEqual(isKept ? ['/dashboard'] : [])
    expect(question).toHaveBeenCalledTimes(isKept ? 0 : 1)
    expect(closing()).toBe(!isKept)
  })

  test('is silent when there is nothing to lose', async () => {
    const question = answer(true)
    renderInThai(<Sample dirty={false} />)
    await userEvent.click(screen.getByText('ไป'))
    expect(question).not.toHaveBeenCalled()
    expect(followed).toEqual(['/dashboard'])
    expect(closing()).toBe(false)
  })
})
