import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { portsOf, sandboxPorts } from './ports.mjs'
import { bin, root, run } from './run.mjs'
import { dim, PlainFailure, red, step } from './terminal.mjs'

/**
 * @typedef {object} StackOptions
 * @property {number} webPort
 * @property {number} jobPostPort
 * @property {number} partimPort
 * @property {number} sandboxPort first of the sandbox's ports (sandboxPorts)
 * @property {string} dataDir
 * @property {boolean} [dev] live reload instead of the built output
 * @property {boolean | readonly string[]} [seed] put the demo data of all services, or of these, into empty databases
 * @property {boolean} [restart] start a process again when it dies
 * @property {Record<string, string>} [env] more environment variables, for every process
 */

/** As in the Dockerfile. */
export const webFlags = ['--max-semi-space-size=32']

/** The ports of `npm start`; PORT changes only the web's. */
export const defaultStack = {
  ...portsOf('start'),
  ...(Number(process.env.PORT) && { webPort: Number(process.env.PORT) }),
  dataDir: join(root, '.data'),
}

/** The addresses of a stack's parts. @param {StackOptions} options */
export function addressesOf(options) {
  const at = (port) => `http://127.0.0.1:${port}`
  return {
    web: `http://localhost:${options.webPort}`,
    jobPost: at(options.jobPostPort),
    partim: at(options.partimPort),
    identity: at(options.sandboxPort),
    storage: at(options.sandboxPort + 1),
    gateway: at(options.sandboxPort + 2),
    registry: at(options.sandboxPort + 3),
    mailbox: at(options.sandboxPort + 4),
    smtp: `smtp://127.0.0.1:${options.sandboxPort + 5}`,
    maps: at(options.sandboxPort + 6),
  }
}

/** The environment of every part of a stack. @param {StackOptions} options */
export function environmentOf(options) {
  const addresses = addressesOf(options)
  return {
    NODE_ENV: options.dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    APP_URL: addresses.web,
    FIREBASE_PROJECT_ID: 'demo-partim',
    FIREBASE_AUTH_EMULATOR_HOST: new URL(addresses.identity).host,
    FIREBASE_STORAGE_EMULATOR_HOST: new URL(addresses.storage).host,
    MAPS_EMULATOR_HOST: new URL(addresses.maps).host,
    SESSION_KEYS_URL: `${addresses.identity}/sandbox/keys`,
    ID_TOKEN_KEYS_URL: `${addresses.identity}/sandbox/keys`,
    JOB_POST_API_URL: addresses.jobPost,
    PARTIM_API_URL: addresses.partim,
    COMPANY_REGISTRY_URL: addresses.registry,
    OMISE_API_URL: addresses.gateway,
    OMISE_SCRIPT_URL: `${addresses.gateway}/omise.js`,
    OMISE_VAULT_URL: addresses.gateway,
    // Through the web, as the provider reaches it.
    OMISE_WEBHOOK_URL: `${addresses.web}/api/payment-events/job_post`,
    OMISE_EMPLOYERS_WEBHOOK_URL: `${addresses.web}/api/payment-events/employers`,
    SMTP_URL: addresses.smtp,
    SANDBOX_PORT_BASE: String(options.sandboxPort),
    DATA_DIR: options.dataDir,
    ...options.env,
  }
}

function processesOf(options) {
  const addresses = addressesOf(options)
  const node = process.execPath
  const bundle = (name) => [node, ['--enable-source-maps', `.build/services/${name}.mjs`]]
  const watched = (path) => [bin('tsx'), ['watch', '--clear-screen=false', path]]
  const service = (name) => (options.dev ? watched(`services/${name}/server.ts`) : bundle(`${name}/server`))
  const web = options.dev
    ? [bin('next'), ['dev', '-p', String(options.webPort)]]
    : [node, [...webFlags, '.next/standalone/server.js']]
  return {
    sandbox: {
      command: options.dev ? [bin('tsx'), ['services/sandbox/server.ts']] : bundle('sandbox/server'),
      env: { NODE_ENV: 'development' },
      ready: `${addresses.identity}/sandbox/ready`,
    },
    'job-post service': {
      command: service('job-post'),
      env: { PORT: String(options.jobPostPort) },
      ready: `${addresses.jobPost}/readyz`,
    },
    'partim service': {
      command: service('partim'),
      env: { PORT: String(options.partimPort) },
      ready: `${addresses.partim}/readyz`,
    },
    web: {
      command: web,
      env: { PORT: String(options.webPort), HOSTNAME: 'localhost' },
      ready: `${addresses.web}/api/readyz`,
    },
  }
}

/**
 * Starts sandbox, services and web, and waits until each is ready; with `restart` it keeps them running. Rejects with a
 * PlainFailure that names the part that failed and shows the end of its log.
 * @param {StackOptions} options
 */
export async function startStack(options) {
  const stack = new Stack(options)
  try {
    await stack.start()
  } catch (error) {
    await stack.stop()
    throw error
  }
  return stack
}

class Stack {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  #children = new Map()
  #stopping = false
  #deaths = []
  /** Ends the parts together with a program that is interrupted before it has stopped them. */
  #endAll = () => {
    for (const child of this.#children.values()) child.kill('SIGTERM')
  }
  /** Addresses of the demo accounts that the databases hold. @type {string[]} */
  demoAccounts = []

  constructor(options) {
    this.options = options
    this.addresses = addressesOf(options)
    this.parts = processesOf(options)
    this.pidFile = join(options.dataDir, 'processes.json')
    mkdirSync(join(options.dataDir, 'logs'), { recursive: true })
  }

  /** The process id of one part, for tests that kill it themselves. */
  pidOf(name) {
    return this.#children.get(name)?.pid
  }

  async start() {
    await this.#endLeftovers()
    await this.#checkPorts()
    process.once('exit', this.#endAll)
    await step('Starting the sandbox', () => this.startPart('sandbox'))
    if (this.options.seed) await this.#seed()
    await step('Starting the services', () =>
      Promise.all([this.startPart('job-post service'), this.startPart('partim service')]),
    )
    await step('Starting the web', () => this.startPart('web'))
  }

  /** Starts one part and resolves when its readiness address answers 200. */
  async startPart(name) {
    const part = this.parts[name]
    const [command, args] = part.command
    const log = createWriteStream(this.#logFile(name), { flags: 'a' })
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environmentOf(this.options), ...part.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.pipe(log)
    child.stderr.pipe(log)
    this.#children.set(name, child)
    this.#recordPids()
    const died = new Promise((_, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => reject(this.#failure(name, `ended (${signal ?? `exit ${code}`})`)))
    })
    child.once('exit', () => this.#onExit(name, child))
    const given = new AbortController()
    try {
      await Promise.race([died, this.#untilReady(name, part.ready, given.signal)])
    } finally {
      given.abort()
      died.catch(() => {})
    }
    child.ready = true
  }

  /** Stops the parts, the web first, so that no part is stopped while another one still calls it. */
  async stop() {
    this.#stopping = true
    for (const name of ['web', 'partim service', 'job-post service', 'sandbox']) {
      await endProcess(this.#children.get(name))
    }
    if (this.#children.size > 0) rmSync(this.pidFile, { force: true })
    process.off('exit', this.#endAll)
  }

  /** Kills one part, as a crash would, and resolves when its process has ended. */
  async kill(name) {
    const child = this.#children.get(name)
    if (!child || child.exitCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await gone
  }

  async #untilReady(name, address, signal) {
    const deadline = Date.now() + 120_000
    while (!signal.aborted) {
      const answered = await fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok, status }) => (ok ? null : `answered ${status}`),
        // Why a port refuses, or is one that no browser opens, stands in the cause alone.
        (error) => error.cause?.message || error.message,
      )
      if (answered === null) return
      if (Date.now() > deadline) {
        throw this.#failure(name, `was not ready within 120 s (${address}: ${answered})`)
      }
      await wait(100)
    }
  }

  #onExit(name, child) {
    if (this.#stopping || this.#children.get(name) !== child || !child.ready || !this.options.restart) return
    const now = Date.now()
    this.#deaths = [...this.#deaths.filter((at) => now - at < 60_000), now]
    if (this.#deaths.length > 5) {
      console.error(red(`${name} keeps ending; its log is ${this.#logFile(name)}`))
      return
    }
    console.log(dim(`${name} ended unexpectedly and is started again`))
    this.startPart(name).catch((error) => console.error(red(error.message)))
  }

  #logFile(name) {
    return join(this.options.dataDir, 'logs', `${name.replaceAll(' ', '-')}.log`)
  }

  #failure(name, what) {
    const log = existsSync(this.#logFile(name)) ? readFileSync(this.#logFile(name), 'utf8') : ''
    return new PlainFailure(
      `${name} ${what}. End of its log:\n${log.trimEnd().split('\n').slice(-20).join('\n')}`,
    )
  }

  /** Each service's seed program decides by the contents of its database, which may be on another machine. */
  async #seed() {
    await step('Looking for the demo data', async () => {
      const { seed } = this.options
      const names = Array.isArray(seed) ? seed : ['job-post', 'partim']
      const held = await Promise.all(names.map((name) => this.#seedService(name)))
      this.demoAccounts = held.flat()
    })
  }

  async #seedService(name) {
    const env = environmentOf(this.options)
    const { output } = this.options.dev
      ? await run(bin('tsx'), [`services/${name}/seed-main.ts`], { env })
      : await run(process.execPath, [`.build/services/${name}/seed.mjs`], { env })
    return JSON.parse(output.trim().split('\n').at(-1)).demoAccounts
  }

  async #checkPorts() {
    const { webPort, jobPostPort, partimPort, sandboxPort } = this.options
    const wanted = { web: webPort, 'job-post service': jobPostPort, 'partim service': partimPort }
    for (let offset = 0; offset < sandboxPorts; offset++) wanted[`sandbox ${offset}`] = sandboxPort + offset
    for (const [name, port] of Object.entries(wanted)) {
      if (!(await isFree(port))) {
        const hint = name === 'web' ? ' or choose another with PORT=3001 npm start' : ''
        throw new PlainFailure(
          `Port ${port}, needed for ${name}, is taken. End the program that uses it${hint}.`,
        )
      }
    }
  }

  #recordPids() {
    const parts = [...this.#children].map(([name, child]) => ({ name, pid: child.pid }))
    writeFileSync(this.pidFile, JSON.stringify({ starter: process.pid, parts }))
  }

  /**
   * Ends the processes that an earlier start left running when it was killed, and no others. Fails if that start is
   * still running.
   */
  async #endLeftovers() {
    if (!existsSync(this.pidFile)) return
    const { starter, parts } = JSON.parse(readFileSync(this.pidFile, 'utf8'))
    if (starter !== process.pid && (await commandOf(starter)).includes('scripts/')) {
      throw new PlainFailure(
        `Partim is running already (process ${starter}) on this data. Stop that one first.`,
      )
    }
    for (const { name, pid } of parts) {
      if (!this.#isPart(name, await commandOf(pid))) continue
      console.log(dim(`ending ${name}, left over from an earlier start`))
      signalQuietly(pid, 'SIGKILL')
      while (signalQuietly(pid, 0)) await wait(50)
    }
    rmSync(this.pidFile, { force: true })
  }

  /** True if a command line is this part's; Next changes the title of its process. */
  #isPart(name, command) {
    if (name === 'web' && command.startsWith('next-server')) return true
    const files = this.parts[name]?.command[1].filter((argument) => /\.(mjs|js|ts)$/.test(argument)) ?? []
    return files.some((file) => command.includes(file))
  }
}

/** The command line of a process, or an empty text when it has ended. */
async function commandOf(pid) {
  const { output } = await run('ps', ['-p', String(pid), '-o', 'args='], { allowFailure: true })
  return output.trim()
}

function signalQuietly(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

async function endProcess(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 8_000)
  await gone
  clearTimeout(late)
}

function isFree(port) {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => done(true)))
  })
}
