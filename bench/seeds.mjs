import process from 'node:process'
import { PlainFailure } from '../scripts/stack/terminal.mjs'

const flag = '--seeds'
const mostSeeds = 1_000

/** What was typed after `--seeds`, in one argument or in two; undefined where it was not. */
function typedSeeds(args) {
  const at = args.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`))
  if (at === -1) return undefined
  return args[at] === flag ? (args[at + 1] ?? '') : args[at].slice(flag.length + 1)
}

/**
 * The seeds of a run, each once: those in `--seeds`, a range (7-20), a list (3,8) or both (3,7-9), otherwise 1 to `count`.
 * @param {number} count
 * @param {readonly string[]} args
 */
export function seedsOf(count, args = process.argv) {
  const typed = typedSeeds(args) ?? `1-${count}`
  const seeds = typed.split(',').flatMap((part) => {
    const [, first, last = first] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(part.trim()) ?? []
    const length = Number(last) - Number(first) + 1
    if (!(length > 0 && length <= mostSeeds))
      throw new PlainFailure(`${flag} takes a range or a list of numbers: ${flag}=7-20, ${flag}=3,8`)
    return Array.from({ length }, (_, index) => Number(first) + index)
  })
  return [...new Set(seeds)]
}

/** The command that repeats some seeds of a measurement, as a line under its shortfalls; none where none failed. */
export function againWith(name, failed, args = process.argv) {
  if (failed.length === 0) return []
  const short = args.includes('--short') ? ' --short' : ''
  return [`again: npm run bench -- ${name}${short} ${flag}=${failed.join(',')}`]
}
