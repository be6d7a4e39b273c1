import type { BrowserContext, Page } from '@playwright/test'
import { type Account, signInBrowser } from './account'
import { test as base } from './fixtures'

/** Opens a browser of another person's, who is signed in to it; it is as wide as the test's own. */
export type PageOf = (account: Account) => Promise<Page>

/** The test function of journeys of two people: one has `page`, and `pageOf` is for the other. */
export const test = base.extend<{ readonly pageOf: PageOf }>({
  pageOf: async ({ browser, isMobile }, use) => {
    const opened: BrowserContext[] = []
    await use(async (account) => {
      const context = await browser.newContext({
        ...(isMobile && { viewport: { width: 360, height: 740 } }),
      })
      opened.push(context)
      await signInBrowser(context, account)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})
