import { describe, expect, test } from '@jest/globals'
import { bareTextsIn } from './bare-texts.mjs'

/** Elements as a part draws them, and what stands before it in its file. */
const besideChange = {
  'a spinner that is there at times': ['<b>{busy && <Spinner />} บันทึก</b>'],
  'one of two elements': ["<b>{isOpen ? <Open /> : <Closed />}{t('save')}</b>"],
  'an element that something else takes the place of': ["<b>{t('save')}{name ?? <Skeleton />}</b>"],
  rows: ["<b>{t('rows')}{rows.map((row) => <Row key={row} />)}</b>"],
  'a text that is there at times': ["<b>{t('place')}{near && t('near')}</b>"],
  'an element, where the text itself comes and goes': ["<b><Icon />{busy && t('busy')}</b>"],
  'in a fragment': ["<b><>{busy && <Spinner />}</>{t('save')}</b>"],
  'in a fragment of its own': ["<>{busy && <Spinner />}{t('save')}</>"],
  'in a fragment that is there at times': ["<b>{more && <>{busy && <Spinner />}{t('save')}</>}</b>"],
  'with it, in a fragment': ["<b>{more && <>{t('save')}<Icon /></>}</b>"],
  'in rows': ["<b>{rows.map((row) => <Fragment key={row}>{busy && <Spinner />}{t('save')}</Fragment>)}</b>"],
  'by a name': ["<b>{note}{t('save')}</b>", 'const note = busy && <Spinner />'],
}
const besideText = {
  'a number and its unit': ['<b>{count} คน</b>'],
  'a filled text and another': ["<b>{t('people', { count })} {t('of')}</b>"],
  'what a name says': ["<b>{t('for')} {post.title}</b>"],
}
const none = {
  'it is alone': ["<b>{busy ? t('busy') : t('idle')}</b>"],
  'it is there at times, alone': ["<b>{busy && t('busy')}</b>"],
  'it has an element of its own': ["<b>{busy && <Spinner />}<span>{t('save')}</span></b>"],
  'an element is always beside it': ["<b><Icon name={open ? 'up' : 'down'} />{t('save')}</b>"],
  'the same element is always beside it': ["<b>{open ? <Icon name='up' /> : <Icon />}{t('save')}</b>"],
  'elements come and go where no text is': ['<b>{busy && <Spinner />}<i>บันทึก</i>{children}</b>'],
  'elements stand beside it by a name': ["<b>{icon}{t('save')}</b>", 'type P = { icon: ReactNode }'],
  'a function draws elements': ["<b>{part('a')}{part('b')}</b>", 'const part = (name) => <i>{name}</i>'],
  'a comment and a blank are beside it': ["<b>{/* why */}{' '}{t('save')}</b>"],
}

/** What is found in a part that draws an element: what a bare text stands beside, and the line after what stands before the part. */
const found = ([jsx, before = '']) => {
  const faults = bareTextsIn(`${before}\nexport const Part = () => (\n  ${jsx}\n)\n`)
  // An element and a fragment in it are both found, here on one line.
  return [...new Set(faults.map(({ line, beside }) => `${line} ${beside}`))]
}

describe('a bare text', () => {
  test.each(Object.entries(besideChange))('is found beside what comes and goes: %s', (_, part) => {
    expect(found(part)).toEqual(['3 what comes and goes'])
  })

  test.each(Object.entries(besideText))('is found beside another text: %s', (_, part) => {
    expect(found(part)).toEqual(['3 another text'])
  })

  test.each(Object.entries(none))('is none where %s', (_, part) => {
    expect(found(part)).toEqual([])
  })
})
