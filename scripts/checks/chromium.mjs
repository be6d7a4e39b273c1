import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { bin, run } from '../stack/run.mjs'
import { PlainFailure } from '../stack/terminal.mjs'

/**
 * Features of Chromium to disable. The popups of its address bar are pages of their own and cost half a second of
 * processor time per new window, more than many of our pages. The others are those Playwright disables: they are
 * repeated here because Chromium honours only the last `--disable-features`.
 */
const featuresLeftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** The switches every check and measurement starts Chromium with. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresLeftOut.join(',')}`,
]

/** The path of a Chromium installed on the machine (on the PATH), or undefined. */
export function chromiumOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => ['chromium', 'chromium-browser'].map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}

/** Makes sure there is a Chromium: the one on the PATH, else Playwright's, else Debian's package. */
export async function installChromium() {
  if (chromiumOnPath()) return
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return
  const download = await run(bin('playwright'), ['install', 'chromium'], { allowFailure: true })
  if (download.code === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji'])
  }
  if (!chromiumOnPath()) {
    throw new PlainFailure(
      'No Chromium: install the package chromium, or let npx playwright install chromium run.',
    )
  }
}
