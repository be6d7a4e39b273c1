import type { Page } from '@playwright/test'
import { hiringEmployer, signInBrowser } from '../account'
import { bannerOf } from '../consent-banner'
import { atOneWidth, daysAhead, expect, test } from '../fixtures'
import { publishedPost } from '../job-posts'
import { thai } from '../thai'

const shift = (days: number) => ({
  date: daysAhead(days),
  startTime: '16:00',
  endTime: '23:30',
  breakMinutes: 60,
})

async function openPoster(page: Page, terms: Readonly<Record<string, unknown>>) {
  const owner = await hiringEmployer()
  await signInBrowser(page.context(), owner)
  const id = await publishedPost(owner, { branchId: owner.branchId, title: 'พนักงานเสิร์ฟ กะเย็น', ...terms })
  await page.goto(`/job-posting/${id}/poster`)
  await expect(page.getByRole('button', { name: thai('poster.print') })).toBeVisible()
}

/** How many sheets of paper a page comes to, with its backgrounds or, as browsers usually print, without. */
async function sheetsOf(page: Page, printBackground: boolean): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground })
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** The texts of the poster that a printer would hardly show on white paper, and the grounds that it would paint. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const lightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? []
      return alpha === 0 ? 255 : 0.299 * red + 0.587 * green + 0.114 * blue
    }
    const elements = [...document.querySelectorAll<HTMLElement>('main article, main article *')]
    const texts = elements.filter(
      (element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') &&
        lightness(getComputedStyle(element).color) > 140,
    )
    const grounds = [document.documentElement, document.body].filter(
      (element) => lightness(getComputedStyle(element).backgroundColor) < 200,
    )
    return [...texts, ...grounds].map((element) => element.textContent?.slice(0, 40) || element.tagName)
  })

const posts = {
  'a short post': {},
  'a post of several days and long words': {
    title: 'พนักงานเสิร์ฟและต้อนรับลูกค้าต่างชาติ กะเย็นวันหยุดยาวปลายปี',
    headcount: 12,
    shiftChoice: 'all',
    shifts: [2, 3, 4, 5].map(shift),
  },
  'a post of a night': { shifts: [{ ...shift(2), startTime: '22:00', endTime: '06:00' }] },
}

test.describe('on a first visit', () => {
  test.use({ firstVisit: true })
  for (const [name, terms] of Object.entries(posts))
    for (const theme of ['light', 'dark'] as const)
      test(
        `${name} prints on one sheet with the question for consent open, in ${theme} colours`,
        atOneWidth,
        async ({ page }) => {
          await page.emulateMedia({ colorScheme: theme })
          await page.addInitScript((chosen) => localStorage.setItem('partim:theme', chosen), theme)
          await openPoster(page, terms)
          await expect(bannerOf(page)).toBeVisible()
          expect([await sheetsOf(page, true), await sheetsOf(page, false)]).toEqual([1, 1])
          await page.emulateMedia({ media: 'print', colorScheme: theme })
          await expect(bannerOf(page)).toBeHidden()
          expect(await unreadable(page)).toEqual([])
        },
      )
})
