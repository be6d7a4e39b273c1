import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { watchWayBack } from '@/lib/navigation/way-back'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'
import { useLeaveGuard } from './use-leave-guard'

const followed: string[] = []

function Sample({ dirty, keep }: { dirty: boolean; keep?: () => boolean }) {
  useLeaveGuard(dirty, { keep })
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

// jsdom has no dialogs; the person's answer is simulated.
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

/** As the page does before its router starts. */
watchWayBack()

describe('the browser’s way back', () => {
  /** As the router hears of it. */
  const heard: string[] = []
  const router = () => void heard.push(location.pathname)

  beforeEach(() => {
    heard.length = 0
    history.pushState(null, '', '/branch')
    history.pushState(null, '', '/branch/edit/1')
    addEventListener('popstate', router)
  })
  afterEach(() => removeEventListener('popstate', router))

  test('asks, and stays where it was: the router hears nothing of it', async () => {
    const question = answer(true)
    renderInThai(<Sample dirty />)
    history.back()
    await waitFor(() => expect(question).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(location.pathname).toBe('/branch/edit/1'))
    expect(heard).toEqual([])
  })

  test('asks for the first of two guards when the second has nothing to lose any more', async () => {
    const question = answer(true)
    const both = (dirty: boolean) =>
      inThai(
        <>
          <Sample dirty />
          <Sample dirty={dirty} />
        </>,
      )
    const { rerender } = render(both(true))
    rerender(both(false))
    history.back()
    await waitFor(() => expect(question).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(location.pathname).toBe('/branch/edit/1'))
    expect(heard).toEqual([])
  })

  test('lets go who wants to go', async () => {
    answer(false)
    renderInThai(<Sample dirty />)
    history.back()
    await waitFor(() => expect(heard).toEqual(['/branch']))
  })

  test('is nobody’s business while nothing was typed', async () => {
    const question = answer(true)
    renderInThai(<Sample dirty={false} />)
    history.back()
    await waitFor(() => expect(heard).toEqual(['/branch']))
    expect(question).not.toHaveBeenCalled()
  })
})
