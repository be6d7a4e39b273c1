import process from 'node:process'
import fc from 'fast-check'

/**
 * Property tests try the same values in every run, so that a failure is due to the last change. `npm run test:long`
 * passes a new seed, and a failure prints the seed that repeats it.
 */
const fixedSeed = 2569

const { PROPERTY_SEED: given } = process.env
if (given !== undefined && !/^-?\d+$/.test(given))
  throw new Error(`PROPERTY_SEED is a whole number, not "${given}"`)

fc.configureGlobal({ seed: given === undefined ? fixedSeed : Number(given) })
