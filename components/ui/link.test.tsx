import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { router } from '@/lib/testing/navigation'
import { watchedLinks } from '@/lib/testing/sight'
import { Link } from './link'
import { mayPrefetch, prefetchAfter } from './prefetch'

const onConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

/** Waits until deferred work has run: one task, queued before this. */
const pageToBeIdle = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  router.prefetch.mockClear()
  router.push.mockClear()
  onConnection(undefined)
})

describe('section 9: link prefetch skipped on save-data or 2g connections', () => {
  test.each([
    [undefined, true],
    [{}, true],
    [{ saveData: false, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: '3g' }, true],
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
  ])('%j: %s', (connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected)
  })

  test('neither sight nor reaching for it prefetches on save-data', async () => {
    onConnection({ saveData: true })
    render(<Link href="/branch">สาขา</Link>)
    watchedLinks.show(screen.getByRole('link'))
    await userEvent.hover(screen.getByRole('link'))
    await userEvent.tab()
    expect(screen.getByRole('link')).toHaveFocus()
    expect(router.prefetch).not.toHaveBeenCalled()
  })
})

describe('Link', () => {
  test('prefetches once it is seen, and once only', async () => {
    render(<Link href="/branch">สาขา</Link>)
    expect(router.prefetch).not.toHaveBeenCalled()
    watchedLinks.show(screen.getByRole('link'))
    watchedLinks.show(screen.getByRole('link'))
    expect(router.prefetch).not.toHaveBeenCalled()
    await pageToBeIdle()
    expect(router.prefetch.mock.calls).toEqual([['/branch']])
  })

  test('those that come into sight together are prefetched one after the other', async () => {
    const paths = ['/branch', '/job-posting', '/product']
    render(paths.map((path) => <Link key={path} href={path} />))
    for (const link of screen.getAllByRole('link')) watchedLinks.show(link)
    for (const [index] of paths.entries()) {
      expect(router.prefetch.mock.calls.flat()).toEqual(paths.slice(0, index))
      await pageToBeIdle()
    }
    expect(router.prefetch.mock.calls.flat()).toEqual(paths)
  })

  test('waits for what the page needs sooner, also where that never comes, but not for who reaches for it', async () => {
    let fail = () => {}
    prefetchAfter(
      new Promise((_, reject) => {
        fail = () => reject(new Error('no network'))
      }),
    )
    render(<Link href="/branch">สาขา</Link>)
    watchedLinks.show(screen.getByRole('link'))
    await pageToBeIdle()
    expect(router.prefetch).not.toHaveBeenCalled()
    await userEvent.hover(screen.getByRole('link'))
    expect(router.prefetch).toHaveBeenCalledTimes(1)
    fail()
    await pageToBeIdle()
    expect(router.prefetch).toHaveBeenCalledTimes(2)
  })

  test('prefetches for who reaches for it, by pointer or by keyboard', async () => {
    render(<Link href="/branch">สาขา</Link>)
    await userEvent.hover(screen.getByRole('link'))
    expect(router.prefetch.mock.calls).toEqual([['/branch']])
    await userEvent.tab()
    expect(router.prefetch.mock.calls).toEqual([['/branch'], ['/branch']])
  })

  test('a link that is gone is not watched any more', async () => {
    const { unmount } = render(<Link href="/branch">สาขา</Link>)
    const link = screen.getByRole('link')
    unmount()
    watchedLinks.show(link)
    await pageToBeIdle()
    expect(router.prefetch).not.toHaveBeenCalled()
  })

  test('a link that goes before the page has time for it is forgotten', async () => {
    const { unmount } = render(<Link href="/branch">สาขา</Link>)
    watchedLinks.show(screen.getByRole('link'))
    unmount()
    await pageToBeIdle()
    expect(router.prefetch).not.toHaveBeenCalled()
  })
})

describe('following a link', () => {
  test('goes through the router', async () => {
    render(<Link href="/branch?q=a#top">สาขา</Link>)
    await userEvent.click(screen.getByRole('link'))
    expect(router.push.mock.calls).toEqual([['/branch?q=a#top']])
  })

  test.each<[string, Partial<ComponentProps<typeof Link>>, MouseEventInit]>([
    ['to another tab, with Ctrl', {}, { ctrlKey: true }],
    ['to another tab, with Command', {}, { metaKey: true }],
    ['to another tab, with the middle button', {}, { button: 1 }],
    ['to another tab, by its target', { target: '_blank' }, {}],
    ['to another window', {}, { shiftKey: true }],
    ['into a file, with Alt', {}, { altKey: true }],
    ['into a file, by its attribute', { download: true }, {}],
    ['to another site', { href: 'https://example.com/' }, {}],
  ])('%s is left to the browser', (_where, properties, press) => {
    render(
      <Link href="/branch" {...properties}>
        สาขา
      </Link>,
    )
    const toBrowser = jest.fn((event: Event) => event.defaultPrevented || event.preventDefault())
    addEventListener('click', toBrowser, { once: true })
    fireEvent(
      screen.getByRole('link'),
      new MouseEvent('click', { bubbles: true, cancelable: true, ...press }),
    )
    expect(toBrowser.mock.results).toEqual([{ type: 'return', value: undefined }])
    expect(router.push).not.toHaveBeenCalled()
  })

  test('what its owner has prevented is not followed', async () => {
    render(
      <Link href="/branch" onClick={(event) => event.preventDefault()}>
        สาขา
      </Link>,
    )
    await userEvent.click(screen.getByRole('link'))
    expect(router.push).not.toHaveBeenCalled()
  })
})
