import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'

/** Finds a free port of 127.0.0.1. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/**
 * Starts a web server and resolves at its first 200 answer, with the milliseconds until then.
 * @param {{ command: string, args: string[], cwd: string, env?: Record<string, string>, path?: string }} server
 */
export async function startServer({ command, args, cwd, env = {}, path = '/' }) {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', HOSTNAME: '127.0.0.1', PORT: String(port), ...env },
    stdio: 'ignore',
  })
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const address = `http://127.0.0.1:${port}`
  while (true) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended before it answered`)
    const answer = await fetch(`${address}${path}`).catch(() => undefined)
    if (answer?.status === 200) break
    if (performance.now() - start > 60_000) throw new Error(`${address}${path} never answered 200`)
    await wait(5)
  }
  const milliseconds = performance.now() - start
  const stop = async () => {
    const gone = new Promise((done) => child.once('exit', done))
    end()
    await gone
    process.off('exit', end)
  }
  return { address, milliseconds, stop, memory: () => residentMegabytes(child.pid) }
}

/** Resident memory of a process in megabytes (Linux). */
function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
