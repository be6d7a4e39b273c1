import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { possibleDaysOf, refusedOf, unreadWordsOf, viewOfSentence } from './said-view'
import { UnreadWords } from './unread-words'
import { WhichDays } from './which-days'

/** A Sunday. */
stopCalendarAt('2026-11-29T03:00:00Z')

const branches = [
  { id: 'siam', name: 'สยาม', district: 'ปทุมวัน', province: 'กรุงเทพมหานคร' },
  { id: 'ari', name: 'อารีย์', district: 'พญาไท', province: 'กรุงเทพมหานคร' },
]

describe('a sentence becomes filters', () => {
  test('that one sees and can take off', () => {
    const text = 'เด็กเสิร์ฟแถวสยามว่างเสาร์นี้ไม่เกิน 500'
    const view = viewOfSentence({ branch: 'ari' }, text, branches)
    expect(view).toMatchObject({ branch: 'siam', work: ['waiter'], pay: 500, said: text })
    expect(view.days).toHaveLength(1)
    expect(view.q).toBeUndefined()
  })

  test('beside what was chosen otherwise', () => {
    const view = viewOfSentence({ branch: 'ari', verified: true, pay: 600, sort: 'pay' }, 'บาริสต้า', branches)
    expect(view).toMatchObject({ branch: 'ari', verified: true, pay: 600, sort: 'pay', work: ['barista'] })
  })

  test('with the days that are chosen of those it can mean', () => {
    const view = viewOfSentence({ days: ['2026-12-01'] }, 'เสิร์ฟเสาร์หน้าช่วงเช้า', branches)
    expect(view.days).toBeUndefined()
    renderInThai(<WhichDays possible={possibleDaysOf(view, branches)} />)
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['ส. 5 ธ.ค.', expect.stringContaining('days=2026-12-05&from=06:00&until=12:00')],
      ['ส. 12 ธ.ค.', expect.stringContaining('days=2026-12-12&from=06:00&until=12:00')],
    ])
    expect(possibleDaysOf({ ...view, days: ['2026-12-05'] }, branches)).toEqual([])
  })

  test('and says which words it does without, in place of days that were chosen before', () => {
    const view = viewOfSentence({ days: ['2026-12-01'] }, 'แม่ครัว 31/11/2569 6 ทุ่มถึงตี 5', branches)
    expect(view).toMatchObject({ work: ['cook'], days: undefined })
    renderInThai(<UnreadWords words={unreadWordsOf(view, branches)} />)
    expect(screen.getByText(/ยังไม่เข้าใจ “31\/11\/2569\s6\sทุ่มถึงตี\s5”\sจึงยังไม่ได้ใช้ค้นหา/)).toBeVisible()
  })

  test('and says that nobody is chosen by age, nor looked for farther away than fifty kilometres', () => {
    const view = viewOfSentence({}, 'เสิร์ฟ อายุ 18-25 ในรัศมี 999 กม.', branches)
    expect(view).toMatchObject({ work: ['waiter'], km: 50, q: undefined })
    expect(view.pay).toBeUndefined()
    renderInThai(<UnreadWords words={unreadWordsOf(view, branches)} {...refusedOf(view, branches)} />)
    expect(screen.getByText(/ไม่ได้ใช้\s“อายุ\s18-25”\sค้นหา/)).toBeVisible()
    expect(screen.getByText(/ค้นหาได้ไกลที่สุด\s50\sกม\./)).toBeVisible()
    expect(refusedOf({ ...view, km: 10 }, branches).isBeyond).toBe(false)
  })

  test('and says nothing where all words were understood', () => {
    const view = viewOfSentence({}, 'เด็กเสิร์ฟแถวสยามว่างเสาร์นี้ไม่เกิน 500', branches)
    expect(unreadWordsOf(view, branches)).toEqual([])
  })

  test('and words that ask for none of them are looked for', () => {
    expect(viewOfSentence({}, 'เล่นกีตาร์', branches)).toMatchObject({ q: expect.stringContaining('กีตาร์') })
  })
})
