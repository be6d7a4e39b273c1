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

const whole = ['chromium', 'chromium-browser']
const shell = 'chromium-headless-shell'

/** The machine's own Chromium on the PATH, or undefined: what people use, which measurements are made with. */
export const chromiumOnPath = () => firstOnPath(whole)

/**
 * What tests run in, or undefined. Debian's shell of Chromium draws and obeys as the whole does, without the windows
 * around it: a new context with a page costs half the processor time.
 */
export const testChromiumOnPath = () => firstOnPath([shell, ...whole])

function firstOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Makes sure tests have a Chromium: Debian's shell where it can be had, else the machine's own, else Playwright's. */
export async function installTestChromium() {
  if (firstOnPath([shell])) return
  await installFromDebian(shell)
  if (!testChromiumOnPath()) await installChromium()
}

/** Makes sure a whole Chromium exists: the machine's own, else Playwright's, else Debian's package. */
export async function installChromium() {
  if (chromiumOnPath()) return
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return
  const download = await run(bin('playwright'), ['install', 'chromium'], { allowFailure: true })
  if (download.code === 0) return
  await installFromDebian('chromium')
  if (!chromiumOnPath()) {
    throw new PlainFailure(
      'No Chromium: install the package chromium, or let npx playwright install chromium run.',
    )
  }
}

/** Installs a package where that is possible; whoever asked looks whether it came. */
async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await run('apt-get', ['update'], { allowFailure: true })
  const quietly = ['install', '-y', '--no-install-recommends']
  await run('apt-get', [...quietly, name, 'fonts-noto-color-emoji'], { allowFailure: true })
}
