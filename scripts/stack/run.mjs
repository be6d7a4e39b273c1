import { spawn } from 'node:child_process'
import process from 'node:process'
import { PlainFailure } from './terminal.mjs'

export const root = new URL('../..', import.meta.url).pathname

const running = new Set()

/** Sends a signal to every command that `run` is waiting for. */
export function signalRunning(signal) {
  for (const child of running) child.kill(signal)
}

/**
 * Runs a command to its end in the repository root and returns what it printed. With `show` its output goes
 * straight to the terminal. Rejects with the last lines of its output when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, allowFailure?: boolean, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env, show = false, allowFailure = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const take = (chunk) => {
      output += chunk
      if (show) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) =>
      reject(new PlainFailure(`${command} could not be started: ${error.message}`)),
    )
    child.on('close', (code, signal) => {
      running.delete(child)
      const exit = code ?? (signal ? 1 : 0)
      if (exit === 0 || allowFailure) return resolve({ code: exit, output })
      const tail = show ? '' : `\n${output.trimEnd().split('\n').slice(-40).join('\n')}`
      reject(new PlainFailure(`${command} ${args.join(' ')} failed (${signal ?? `exit ${exit}`})${tail}`))
    })
  })
}

/** The path of a program installed in node_modules. */
export const bin = (name) => `${root}node_modules/.bin/${name}`
