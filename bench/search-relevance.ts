/**
 * How well the labelled searches find whom they mean among the sample workers, as a line of JSON for `bench/search.mjs`: those that
 * were tuned by, and the third that was held out.
 */

import { seededPartim } from '@/services/partim/testing/test-partim'
import { leastRecall, relevanceOf } from './relevance'

const partim = await seededPartim()
const parts = []
for (const part of ['tuned', 'held out'] as const) parts.push({ part, ...(await relevanceOf(partim, part)) })
await partim.stop()
console.log(JSON.stringify({ leastRecall, parts }))
process.exit(0)
