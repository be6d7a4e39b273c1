import { readdirSync } from 'node:fs'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { questionGroups } from '@/lib/questions/list'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { QuestionList } from './question-list'
import { QuestionSearch } from './question-search'

const labels = { field: 'ค้นหา', example: '', found: 'พบ # คำถาม', often: '' }
const questions = questionGroups.flatMap(([, group]) => group)

function open() {
  return renderInThai(
    <QuestionSearch labels={labels} often={['ใบกำกับภาษี']} total={questions.length} nothing="ไม่พบ">
      <QuestionList groups={questionGroups} />
    </QuestionSearch>,
  )
}

const detailsOf = (id: string) => document.getElementById(id)?.closest('details') as HTMLDetailsElement
const shown = () =>
  [...document.querySelectorAll('details')]
    .filter((details) => !details.closest('[hidden]'))
    .map((details) => details.querySelector('[id]')?.id)

const built = new Set(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map(
      (file) =>
        `/${file
          .split('/')
          .slice(0, -1)
          .filter((part) => !part.startsWith('('))
          .join('/')}`,
    ),
)

beforeEach(() => {
  location.hash = ''
})

describe('questions', () => {
  test('there are at least thirty, each with an answer, an address of its own and no English', () => {
    expect(questions.length).toBeGreaterThanOrEqual(30)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const { id, question, answer } of questions) {
      expect(id).toMatch(/^[a-z0-9-]+$/)
      expect(answer.length).toBeGreaterThan(0)
      expect([question, ...answer].join(' ').replaceAll('LINE', '')).not.toMatch(/[A-Za-z]{2}/)
    }
  })

  test('every link leads to a screen there is', () => {
    for (const { link } of questions) {
      if (link) expect([...built]).toContain(link.href.replace(/#.*/, ''))
    }
  })

  test('typing narrows them down, says how many, and unfolds a few', async () => {
    open()
    await userEvent.type(screen.getByRole('searchbox'), 'ลืมรหัสผ่าน')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('พบ 1 คำถาม'))
    expect(shown()).toEqual(['forgotten-password'])
    expect(detailsOf('forgotten-password').open).toBe(true)
    expect(screen.queryByText('ไม่พบ')?.hidden).toBe(true)
  })

  test('nothing found says so; clearing brings all back, folded', async () => {
    open()
    const field = screen.getByRole('searchbox')
    await userEvent.type(field, 'กขคฆง')
    await waitFor(() => expect(screen.getByText('ไม่พบ').hidden).toBe(false))
    expect(shown()).toEqual([])
    await userEvent.clear(field)
    await waitFor(() => expect(shown()).toHaveLength(questions.length))
    expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  })

  test('what people search for most is one press away', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'ใบกำกับภาษี' }))
    await waitFor(() => expect(shown().length).toBeLessThan(questions.length))
    expect(shown()).toContain('tax-invoice')
    expect(shown().length).toBeLessThan(questions.length / 3)
  })

  test('an address with a question unfolds it, on arrival and later', () => {
    Element.prototype.scrollIntoView = () => {}
    location.hash = '#vat'
    open()
    expect(detailsOf('vat').open).toBe(true)
    expect(detailsOf('cookies').open).toBe(false)
    act(() => {
      location.hash = '#cookies'
      dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(detailsOf('cookies').open).toBe(true)
  })
})
