import process from 'node:process'

const colour = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)

export const green = (text) => paint(32, text)
export const red = (text) => paint(31, text)
export const dim = (text) => paint(2, text)
export const bold = (text) => paint(1, text)

/** A failure whose message tells the user everything, so that no stack trace is printed. */
export class PlainFailure extends Error {
  name = 'PlainFailure'
}

/** Seconds since `start` (milliseconds of performance.now), for progress lines. */
export function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}

/**
 * Runs one step and prints a line before and after it, so that the user sees what is being waited for.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now()
  process.stdout.write(`${dim('…')} ${title}\n`)
  try {
    const result = await work()
    process.stdout.write(`${green('✓')} ${title} ${dim(seconds(start))}\n`)
    return result
  } catch (error) {
    process.stdout.write(`${red('✗')} ${title} ${dim(seconds(start))}\n`)
    throw error
  }
}
