import { mkdirSync, writeFileSync } from 'node:fs'
import { root } from '../scripts/stack/run.mjs'

/**
 * The path of a fontconfig file that adds a Thai font to the machine's own. Every phone sold in Thailand has one; where
 * none is installed, Chromium searches all fonts for every run of Thai text until the web font has come (decision 116).
 */
export function phoneFonts() {
  const folder = `${root}.build/phone-fonts/`
  const file = `${folder}fonts.conf`
  const packaged = `${root}node_modules/@expo-google-fonts/sarabun/`
  const fonts = ['400Regular', '700Bold'].map((weight) => `<dir>${packaged}${weight}</dir>`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  ${fonts.join('\n  ')}
  <cachedir>${folder}cache</cachedir>
</fontconfig>
`,
  )
  return file
}
