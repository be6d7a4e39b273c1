import { chromiumOnPath, chromiumSwitches } from '../scripts/checks/chromium.mjs'

/** A browser with a camera and a microphone of its own making: a moving picture, and a beep every second. */
export const withFakeCamera = (...more: readonly string[]) => ({
  executablePath: chromiumOnPath(),
  args: [...chromiumSwitches, '--use-fake-device-for-media-stream', ...more],
})

/** Answers the browser's question by allowing it. */
export const allowed = '--use-fake-ui-for-media-stream'
