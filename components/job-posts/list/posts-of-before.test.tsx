import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { samplePost } from '../form/sample-post'
import { PostsOfBefore, postsOfBefore } from './posts-of-before'

const titled = (id: string, title: string, more = {}) => ({ ...samplePost, id, title, ...more })

test('of posts with one title the latest is offered, at most three, and no draft', () => {
  const posts = [
    titled('draft', 'ล้างจาน', { publishedAt: null, state: 'draft' }),
    titled('new', 'เสิร์ฟ'),
    titled('old', 'เสิร์ฟ'),
    titled('elsewhere', 'เสิร์ฟ', { branchId: 'other' }),
    titled('cook', 'พ่อครัว'),
    titled('fourth', 'บาริสต้า'),
  ]
  expect(postsOfBefore(posts).map(({ id }) => id)).toEqual(['new', 'elsewhere', 'cook'])
})

test('what was cancelled comes after all others, and never in the place of the same that was not', () => {
  const posts = [
    titled('mistake', 'เสิร์ฟ', { state: 'cancelled' }),
    titled('given up', 'ล้างจาน', { state: 'cancelled' }),
    titled('served', 'เสิร์ฟ', { state: 'expired' }),
    titled('cook', 'พ่อครัว'),
  ]
  expect(postsOfBefore(posts).map(({ id }) => id)).toEqual(['served', 'cook', 'given up'])
})

test('each is one press from a post for tomorrow', () => {
  renderInThai(<PostsOfBefore posts={[titled('p1', 'พนักงานเสิร์ฟ กะเย็น')]} />)
  const again = within(screen.getByRole('region', { name: 'ลงซ้ำจากครั้งก่อน' }))
  const line = again.getByText('฿600/วัน').parentElement
  expect(line).toHaveTextContent('฿600/วัน · 16:00–23:00 น. · รับ 5 คน')
  // The pay is never cut off.
  expect(line?.className).not.toContain('truncate')
  expect(again.getByRole('link', { name: 'ใช้พรุ่งนี้ พนักงานเสิร์ฟ กะเย็น' })).toHaveAttribute(
    'href',
    '/job-posting/clone/p1?day=tomorrow',
  )
})

test('nothing is shown where there are none', () => {
  const { container } = renderInThai(<PostsOfBefore posts={[]} />)
  expect(container).toBeEmptyDOMElement()
})
