import process from 'node:process'
import { buildAll } from '../scripts/stack/build.mjs'
import { webFlags } from '../scripts/stack/processes.mjs'
import { root } from '../scripts/stack/run.mjs'
import { buildBareApp } from './bare-app.mjs'
import { startServer } from './server.mjs'

const runs = 5
const requests = 100_000
const limits = { coldStartMilliseconds: 700, coldStartOfBare: 1.2, memoryMegabytes: 350 }

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Cold start to the first 200 (median of five, alternating with a bare app), and memory after 100,000 requests. */
export async function bench() {
  await buildAll()
  const bare = await buildBareApp()
  const ours = { command: process.execPath, args: [...webFlags, 'server.js'], cwd: `${root}.next/standalone` }
  const times = { ours: [], bare: [] }
  for (let i = 0; i < runs; i++) {
    for (const [name, server] of Object.entries({ ours, bare })) {
      const { milliseconds, stop } = await startServer(server)
      times[name].push(milliseconds)
      await stop()
    }
  }
  const memory = { ours: await memoryAfterLoad(ours), bare: await memoryAfterLoad(bare) }
  const rows = Object.keys(times).map((name) => ({
    server: name,
    'cold start (ms, median)': Math.round(median(times[name])),
    'memory at start (MB)': memory[name].before,
    [`memory after ${requests} requests (MB)`]: memory[name].after,
  }))
  console.table(rows)
  const ofBare = median(times.ours) / median(times.bare)
  console.log(`cold start: ${ofBare.toFixed(2)} of the bare app's`)
  return [
    ofBare > limits.coldStartOfBare && `cold start is over ${limits.coldStartOfBare} of the bare app's`,
    median(times.ours) > limits.coldStartMilliseconds &&
      `cold start is over ${limits.coldStartMilliseconds} ms`,
    memory.ours.after > limits.memoryMegabytes && `memory is over ${limits.memoryMegabytes} MB`,
  ].filter(Boolean)
}

async function memoryAfterLoad(definition) {
  const server = await startServer(definition)
  const before = server.memory()
  let left = requests
  const client = async () => {
    while (left-- > 0) await (await fetch(server.address)).arrayBuffer()
  }
  await Promise.all(Array.from({ length: 16 }, client))
  const after = server.memory()
  await server.stop()
  return { before, after }
}
