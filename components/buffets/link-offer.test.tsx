import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { LinkOffer } from './link-offer'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const offered = (until: string | null) => {
  const link = { days: 30, company: 'ครัวยายบัว', until, activateBy: inDays(7) }
  renderInThai(<LinkOffer link={link as Parameters<typeof LinkOffer>[0]['link']} />)
}
const follows = () => screen.queryByText(messages.buffetLink.follows)

test('days that begin when a running buffet ends are said to', () => {
  offered(inDays(42))
  expect(follows()).toBeVisible()
})

test.each([inDays(30), null])('days that begin with the press are not (until %s)', (until) => {
  offered(until)
  expect(follows()).toBeNull()
})
