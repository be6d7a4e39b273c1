import type { Page } from '@playwright/test'

const hourMs = 3_600_000

/** Clocks as people's devices have them, by how far they are ahead, in milliseconds. */
export const wrongClocks = {
  '543 years ahead, where somebody set a year of the Buddhist calendar': 543 * 365.2425 * 24 * hourMs,
  'an hour ahead': hourMs,
  'an hour behind': -hourMs,
  'a day behind': -24 * hourMs,
} as const

/** Sets the clock of a page's browser; how long something takes is told rightly all the same, as on a device. */
export async function setClockAhead(page: Page, aheadMs: number): Promise<void> {
  await page.addInitScript((ahead) => {
    const now = Date.now.bind(Date)
    class WrongDate extends Date {
      constructor(...parts: unknown[]) {
        if (parts.length === 0) super(now() + ahead)
        else super(...(parts as [number]))
      }
      static override now() {
        return now() + ahead
      }
    }
    globalThis.Date = WrongDate as DateConstructor
  }, aheadMs)
}
