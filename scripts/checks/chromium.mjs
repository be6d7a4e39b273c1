import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { bin, run } from '../stack/run.mjs'
import { PlainFailure } from '../stack/terminal.mjs'

/**
 * What Chromium must leave alone. The windows of its address bar are pages of their own: they cost half a second of
 * processor with every new window, more than many a page of ours. The rest is what Playwright leaves out, because
 * of this switch the last one counts.
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

/** The machine's own Chromium on the PATH, or undefined. */
export function chromiumOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => ['chromium', 'chromium-browser'].map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}

/** Makes sure a Chromium exists: the machine's own, else Playwright's, else Debian's package. */
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
