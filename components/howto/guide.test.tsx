import { readdirSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { illustrationNames } from '@/components/ui/illustration-names'
import { guides } from '@/lib/howto/guides'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { Guide } from './guide'
import { GuideContents } from './guide-contents'

const steps = guides.flatMap(([, guide]) => guide)

/** Routes that have a page, in the form used in links. */
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

describe('guides', () => {
  test('every step is named, pictured and says how long it takes and what to prepare', () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
    for (const { id, picture, time, prepare, tip } of steps) {
      expect(id).toMatch(/^(employer|worker)-[a-z]+$/)
      expect(illustrationNames).toContain(picture)
      expect([id, time !== '' && tip !== '' && prepare.length > 0]).toEqual([id, true])
    }
  })

  test('every step leads to a screen there is', () => {
    for (const { link } of steps) {
      if (link) expect([...built]).toContain(link.href.replace(/#.*/, ''))
    }
  })

  test('the contents lead to every guide and step', () => {
    const { container } = renderInThai(
      <>
        <GuideContents of={guides} />
        {guides.map(([reader, ofReader]) => (
          <Guide key={reader} reader={reader} steps={ofReader} />
        ))}
      </>,
    )
    const targets = within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
    expect(targets).toHaveLength(steps.length + guides.length)
    for (const target of targets) expect(container.querySelector(target)).not.toBeNull()
  })
})
