import process from 'node:process'

/** How many ports from its first one on the sandbox needs. */
export const sandboxPorts = 7

/** Workers of Playwright that may each have servers of their own; a test runs in two of them when it is repeated. */
const workers = 4
const eachWorker = Array.from({ length: workers }, (_, worker) => worker)

/** The tests that start a stack of their own, which runs at the same time as the shared one. */
const ownStacks = ['crash', 'error-screens', 'kept-input', 'kept-pages', 'maps']

/** The web servers that tests start in front of the shared stack. */
const ownWebs = ['without-gate', 'reporting', 'providers', 'visitors', 'second', 'without-partim']

const stackAt = (webPort, services) => ({
  webPort,
  jobPostPort: services + 1,
  partimPort: services + 2,
  sandboxPort: services + 10,
})

/** The ports of every stack and server that has fixed ones. */
export const portTable = {
  start: { webPort: 3000, jobPostPort: 4001, partimPort: 4002, sandboxPort: 4100 },
  tests: stackAt(3100, 4200),
  ...Object.fromEntries(
    eachWorker.flatMap((worker) => [
      ...ownWebs.map((name, place) => [`${name} ${worker}`, { webPort: 3101 + place + 10 * worker }]),
      ...ownStacks.map((name, place) => [
        `${name} ${worker}`,
        stackAt(3150 + 50 * place + 10 * worker, 4300 + 100 * place + 20 * worker),
      ]),
    ]),
  ),
  bench: stackAt(3500, 4800),
}

/** The ports of a stack or server; PORT_OFFSET moves them, so that two checkouts can be tested at the same time. */
export function portsOf(name) {
  const offset = Number(process.env.PORT_OFFSET ?? 0)
  return Object.fromEntries(Object.entries(portTable[name]).map(([part, port]) => [part, port + offset]))
}
