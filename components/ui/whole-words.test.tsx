import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { jsx, jsxs } from '@/lib/i18n/jsx/jsx-runtime'
import { Unbroken } from './unbroken'

/** What an element made by our own runtime becomes in a page. */
function made(type: string, children: ReactNode, more: object = {}): string {
  const make = Array.isArray(children) ? jsxs : jsx
  return render(make(type as 'p', { ...more, children }) as ReactNode).container.innerHTML
}

test('a word of our own stays whole wherever it stands in a text', () => {
  expect(made('p', 'ลงประกาศในพาร์ทิมได้')).toBe(
    '<p><span>ลงประกาศใน<span class="whole">พาร์ทิม</span>ได้</span></p>',
  )
  expect(made('p', ['ใน', 'พาร์ทิม', createElement('b', { key: 'b' }, 'ก')])).toBe(
    '<p>ใน<span><span class="whole">พาร์ทิม</span></span><b>ก</b></p>',
  )
})

test('in a row a text stays one item', () => {
  expect(made('a', 'ลงในพาร์ทิม', { className: 'inline-flex gap-2' })).toBe(
    '<a class="inline-flex gap-2"><span>ลงใน<span class="whole">พาร์ทิม</span></span></a>',
  )
})

test('a heading breaks between its phrases; a long one flows', () => {
  expect(made('h1', 'รับแม่ครัว กะเช้า')).toBe(
    '<h1><span><span class="phrase">รับ<span class="whole">แม่ครัว</span></span> <span class="phrase"><span class="whole">กะเช้า</span></span></span></h1>',
  )
  expect(made('h2', 'พบคนทำงานที่ว่างตรงเวลาและอยู่ใกล้ร้าน')).toBe(
    '<h2><span><span>พบคนทำงานที่ว่างตรงเวลาและอยู่ใกล้ร้าน</span></span></h2>',
  )
})

const Place = ({ children }: { children: ReactNode }) => createElement('a', { href: '/' }, children)

test('so does the link in a heading', () => {
  expect(made('h3', createElement(Place, null, 'รับพนักงาน กะเช้า'))).toBe(
    '<h3><a href="/"><span><span class="phrase">รับพนักงาน</span> <span class="phrase"><span class="whole">กะเช้า</span></span></span></a></h3>',
  )
})

test.each(['option', 'title', 'code'])('what may hold only text is left alone: %s', (type) => {
  expect(made(type, 'พาร์ทิม')).not.toContain('<span')
})

test('a name breaks at its spaces only, and reads the same', () => {
  const { container } = render(<Unbroken>สมหญิง ใจดี</Unbroken>)
  expect(container.innerHTML).toBe(
    '<span><span class="phrase">สมหญิง</span> <span class="phrase">ใจดี</span></span>',
  )
  expect(container).toHaveTextContent(/^สมหญิง ใจดี$/)
})
