import { withFakeCamera } from '../fake-camera'
import { atOneWidth, expect, test } from '../fixtures'
import { openedRecorder } from '../own-videos'
import { thai } from '../thai'

// Nobody answers the browser's question, which counts as a refusal.
test.use({ launchOptions: withFakeCamera('--deny-permission-prompts') })

test(
  'who refuses the camera is told how to allow it, and chooses a file instead',
  atOneWidth,
  async ({ page }) => {
    await openedRecorder(page)
    await page.getByRole('button', { name: thai('recording.choose.record') }).click()
    const help = page.getByRole('main').getByRole('alert')
    await expect(help).toContainText(thai('recording.camera.problems.refused.title'))
    await expect(help).toContainText(thai('recording.camera.allow.chromium'))
    await expect(page.getByText(thai('recording.choose.file'))).toBeVisible()
    await page.getByRole('button', { name: thai('recording.camera.again') }).click()
    await expect(help).toContainText(thai('recording.camera.problems.refused.title'))
  },
)
