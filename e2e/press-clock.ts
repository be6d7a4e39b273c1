import { expect, type Page, test } from '@playwright/test'
import { thai } from './thai'

/** Seconds from a press of one side within which the other has it on the page and by mail. */
const promised = 60
/** The same for the bell. */
const promisedInBell = 15

export const bellOf = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${thai('notifications.title')}`) })

/** How many unread notifications the bell of an open page shows. */
export const unreadIn = async (page: Page): Promise<number> =>
  Number((await bellOf(page).textContent())?.match(/\d+/)?.[0] ?? 0)

/** A clock that starts with a press; it notes when the other side had what was pressed. */
export function clockFromNow() {
  const began = Date.now()
  const arrived = async (what: string, arrives: () => Promise<unknown>, within = promised) => {
    await arrives()
    const seconds = (Date.now() - began) / 1_000
    test.info().annotations.push({ type: what, description: `${seconds.toFixed(1)} s` })
    expect(seconds, what).toBeLessThanOrEqual(within)
  }
  /** The same for how many unread notifications the bell of an open page shows. */
  const inBell = (what: string, page: Page, count: number) =>
    arrived(
      `${what} in the bell`,
      () => expect(bellOf(page)).toContainText(new RegExp(`(?<!\\d)${count}(?!\\d)`)),
      promisedInBell,
    )
  return { arrived, inBell }
}

/** Opens the bell of a page, expects its newest notification to say something, and closes it. */
export async function expectNewestInBell(page: Page, said: string | RegExp): Promise<void> {
  await bellOf(page).click()
  const panel = page.getByRole('dialog', { name: thai('notifications.title') })
  await expect(panel.getByRole('listitem').first()).toContainText(said)
  await page.keyboard.press('Escape')
}
