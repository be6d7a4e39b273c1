import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { createRunner } from 'jest-light-runner'

/**
 * Longer than any test file takes on the slowest machine; without a limit, a test that never ends would block the run.
 */
const mostMinutes = 8

// tsx loads the services' TypeScript; its tsconfig maps `@jest/globals` to the globals that the runner provides.
process.env.NODE_OPTIONS = `--import tsx --import "${new URL('end-with-runner.mjs', import.meta.url)}" --no-warnings`
process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('../../services/tsconfig.tests.json', import.meta.url))

/** What a process of jest-light-runner asks for before its first test file, and the type of the answer. */
const [question, answer] = ['jest-light-runner-get-worker-data', 'jest-light-runner-worker-data']

/** A channel to one process alone, which answers that process whenever it asks. */
function channelWith(workerData) {
  let tell = () => {}
  return {
    onMessage: (listener) => {
      tell = listener
    },
    postMessage: (message) => {
      if (message === question) tell({ type: answer, workerData })
    },
  }
}

/**
 * The pools of processes by project. jest-light-runner has one channel for all of a pool's processes: the first that asks
 * is answered together with those that do not listen yet, which then wait for ever for an answer of their own.
 */
class PoolsWithChannels extends Map {
  constructor(globalConfig, runtime) {
    super()
    this.globalConfig = globalConfig
    this.runtime = runtime
  }

  set(projectConfig, { pool }) {
    const { globalConfig, runtime } = this
    const channel = () => channelWith({ globalConfig, projectConfig, runtime })
    return super.set(projectConfig, {
      pool,
      run: ({ path }) => pool.run(path, { channel: channel() }),
    })
  }
}

const runtime = 'child_process'

/**
 * Runs the services' tests in plain processes that keep their modules from one file to the next: Jest's own runner
 * would load a thousand modules again for each file (docs/decisions/0062). State that a test file leaves behind is seen
 * by the next one. An unhandled rejection ends the process, as it would end the service.
 */
export default class ServicesRunner extends createRunner({ runtime }) {
  constructor(globalConfig, ...more) {
    super(globalConfig, ...more)
    // Even a single process is one of its own: the main one, which jest-light-runner would take, does not load TypeScript.
    this._runtime = runtime
    this._testRunners = new PoolsWithChannels(globalConfig, runtime)
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const running = new Map()
    const end = (test) => {
      clearTimeout(running.get(test))
      running.delete(test)
    }
    const giveUp = (test) => () => {
      process.stderr.write(`${test.path} is not done after ${mostMinutes} minutes\n`)
      process.exit(1)
    }
    await super.runTests(
      tests,
      watcher,
      async (test) => {
        running.set(test, setTimeout(giveUp(test), mostMinutes * 60_000))
        return onStart(test)
      },
      (test, result) => {
        end(test)
        return onResult(test, result)
      },
      (test, error) => {
        end(test)
        return onFailure(test, error)
      },
    )
  }
}
