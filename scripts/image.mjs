/** `node scripts/image.mjs web|job-post|partim`: builds the contents of one container image. */
import process from 'node:process'
import { buildWeb } from './stack/build.mjs'
import { bundleImage } from './stack/bundle.mjs'
import { PlainFailure, red, step } from './stack/terminal.mjs'

const target = process.argv[2]

async function main() {
  if (target === 'web') await step('Building web', buildWeb)
  else if (target === 'job-post' || target === 'partim')
    await step(`Bundling ${target}`, () => bundleImage(target))
  else throw new PlainFailure('node scripts/image.mjs web|job-post|partim')
}

main().catch((error) => {
  console.error(error instanceof PlainFailure ? red(error.message) : error)
  process.exit(1)
})
