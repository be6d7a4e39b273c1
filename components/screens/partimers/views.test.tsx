import { describe, expect, test } from '@jest/globals'
import { viewOfSentence } from './said-view'

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

  test('and words that ask for none of them are looked for', () => {
    expect(viewOfSentence({}, 'เล่นกีตาร์', branches)).toMatchObject({ q: expect.stringContaining('กีตาร์') })
  })
})
