import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { createRunner } from 'jest-light-runner'

/**
 * Longer than any test file takes on the slowest machine; without a limit, a test that never ends would block the run.
 */
const mostMinutes = 8

// tsx loads the services' TypeScript; its tsconfig maps `@jest/globals` to the globals that the runner provides.
process.env.NODE_OPTIONS = '--import tsx --no-warnings'
process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('../../services/tsconfig.tests.json', import.meta.url))

/**
 * Runs the services' tests in plain processes that keep their modules from one file to the next: Jest's own runner
 * would load a thousand modules again for each file (docs/decisions/0062). State that a test file leaves behind is seen
 * by the next one. An unhandled rejection ends the process, as it would end the service.
 */
export default class ServicesRunner extends createRunner({ runtime: 'child_process' }) {
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
