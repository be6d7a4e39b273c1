import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { watchedLinks } from '@/lib/testing/sight'
import { giveWay, isNear } from './give-way'

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

test.each([
  ['under it', box(0, 690, 360, 48), true],
  ['7 px above it', box(0, 613, 360, 48), true],
  ['8 px above it', box(0, 612, 360, 48), false],
  ['beside it', box(0, 690, 280, 48), false],
])('a control %s is in the way or not', (_where, control, expected) => {
  expect(isNear(box(288, 668, 56, 56), control)).toBe(expected)
})

/** Puts an element where it is said to lie. */
function put<Part extends Element>(part: Part, rect: DOMRect): Part {
  part.getBoundingClientRect = () => rect
  part.checkVisibility = () => true
  return part
}

let stop: (() => void) | undefined
let onlyAtEnd: boolean
let say: jest.Mock<(isInTheWay: boolean) => void>
let button: HTMLElement
let field: HTMLElement

/** A window of 360 × 740 with the button at its foot, and a field of the page at `top`. */
function open(top: number) {
  document.body.innerHTML = '<label for="a">ชื่อ</label><input id="a"><aside><button>ติดต่อ</button></aside>'
  button = put(document.querySelector('aside') as HTMLElement, box(288, 668, 56, 56))
  field = put(document.querySelector('input') as HTMLElement, box(16, top, 328, 48))
  stop = giveWay(button, say, () => onlyAtEnd)
  watchedLinks.show(field)
  frame()
}

function frame() {
  act(() => jest.advanceTimersByTime(20))
}

function scrollTo(top: number) {
  put(field, box(16, top, 328, 48))
  dispatchEvent(new Event('scroll'))
  frame()
}

beforeEach(() => {
  jest.useFakeTimers()
  onlyAtEnd = false
  say = jest.fn()
})
afterEach(() => {
  stop?.()
  frame()
  jest.useRealTimers()
  document.body.innerHTML = ''
})

test('it goes as soon as a field comes under it, and is back when the page rests where none is', () => {
  open(100)
  expect(say.mock.calls).toEqual([[false]])
  scrollTo(700)
  expect(say.mock.calls).toEqual([[false], [true]])
  scrollTo(500)
  jest.advanceTimersByTime(200)
  scrollTo(400)
  // The place is looked at in the frame after the scrolling.
  jest.advanceTimersByTime(290)
  expect(say).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(10)
  expect(say.mock.calls).toEqual([[false], [true], [false]])
})

test('what a page adds later counts too', async () => {
  open(100)
  const late = put(document.createElement('button'), box(16, 680, 328, 48))
  document.body.append(late)
  await act(async () => undefined)
  jest.advanceTimersByTime(100)
  watchedLinks.show(late)
  expect(say).toHaveBeenLastCalledWith(true)
  late.remove()
  await act(async () => undefined)
  jest.advanceTimersByTime(400)
  expect(say).toHaveBeenLastCalledWith(false)
})

/** Puts a line of words into a paragraph as wide as the page. */
function write(line: DOMRect) {
  const words = put(document.createElement('p'), box(16, line.top, 328, line.height))
  words.textContent = 'ว่างทุกเสาร์'
  Range.prototype.getClientRects = () => [line] as unknown as DOMRectList
  document.body.append(words)
  return words
}

test.each([
  ['a line that reaches under it', box(16, 680, 300, 24), true],
  ['a line that ends before it', box(16, 680, 200, 24), false],
])('words are not covered: %s', async (_which, line, expected) => {
  open(100)
  const words = write(line)
  await act(async () => undefined)
  jest.advanceTimersByTime(100)
  watchedLinks.show(words)
  expect(say).toHaveBeenLastCalledWith(expected)
})

test('where there is no margin beside the page, it is there at the page’s end alone', () => {
  onlyAtEnd = true
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000)
  open(100)
  expect(say.mock.calls).toEqual([[true]])
  window.scrollY = 2_000 - innerHeight
  scrollTo(200)
  jest.advanceTimersByTime(300)
  expect(say.mock.calls).toEqual([[true], [false]])
  window.scrollY = 0
  jest.restoreAllMocks()
})

test('the focus that finds it in the way leads to its place at the end of the page', () => {
  const scrolled = jest.fn<(to: ScrollToOptions) => void>()
  window.scrollTo = scrolled as typeof window.scrollTo
  open(100)
  button.querySelector('button')?.focus()
  expect(scrolled).not.toHaveBeenCalled()
  field.focus()
  scrollTo(700)
  expect(say).toHaveBeenLastCalledWith(true)
  button.querySelector('button')?.focus()
  expect(scrolled).toHaveBeenCalledWith({ top: expect.any(Number), behavior: 'instant' })
})

test('a focus far from it moves it nowhere', () => {
  open(100)
  const main = put(document.createElement('main'), box(0, 80, 360, 500))
  main.tabIndex = -1
  document.body.append(main)
  main.focus()
  frame()
  expect(button.style.translate).toBe('')
})
