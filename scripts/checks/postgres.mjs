import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { run } from '../stack/run.mjs'

/** The folder of the newest PostgreSQL server programs on this machine, or undefined. */
export async function postgresPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const { code, output } = await run('pg_config', ['--bindir'], { allowFailure: true }).catch(() => ({
    code: 1,
    output: '',
  }))
  const candidates = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(code === 0 ? [output.trim()] : []),
  ]
  return candidates.find((folder) => existsSync(join(folder, 'initdb')))
}

/**
 * Starts a new PostgreSQL cluster on a free port of 127.0.0.1 and returns its address and a function that stops it and
 * removes its files; `more` are settings of the server. Started by root it runs as user postgres, because PostgreSQL refuses to run as root.
 * @param {string} programs
 * @param {Record<string, string>} [more]
 */
export async function startPostgres(programs, more = {}) {
  const cluster = await newCluster(programs)
  const { call, data } = cluster
  await call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
  return cluster.start(more)
}

/**
 * Starts a streaming replica of a cluster of this machine, with the same settings. Besides `stop`, which removes it, it has
 * `halt` and `restart`, which keep its files.
 * @param {string} programs
 * @param {string} primaryUrl
 * @param {Record<string, string>} [more]
 */
export async function startReplica(programs, primaryUrl, more = {}) {
  const cluster = await newCluster(programs)
  const { call, data } = cluster
  await call('pg_basebackup', ['-d', primaryUrl, '-D', data, '-R', '-X', 'stream', '-c', 'fast'])
  return cluster.start(more)
}

/** A folder for a cluster, and how its programs are called. */
async function newCluster(programs) {
  const folder = mkdtempSync(join(quickFolder(), 'partim-postgres-'))
  const asRoot = process.getuid?.() === 0
  if (asRoot) {
    const { output } = await run('id', ['-u', 'postgres'])
    chownSync(folder, Number(output.trim()), -1)
  }
  chmodSync(folder, 0o700)
  const commandOf = (program, args) =>
    asRoot
      ? ['runuser', ['-u', 'postgres', '--', join(programs, program), ...args], { cwd: folder }]
      : [join(programs, program), args, { cwd: folder }]
  const call = (program, args) => run(...commandOf(program, args))
  const port = await freePort()
  const data = join(folder, 'data')
  const end = ['-D', data, '-m', 'immediate', 'stop']

  async function start(more) {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      ...testSettings,
      ...more,
    }
    const options = [
      `-p ${port}`,
      ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`),
    ].join(' ')
    const begin = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']
    await call('pg_ctl', begin)
    let isUp = true
    const remove = () => rmSync(folder, { recursive: true, force: true })
    // The server would keep running when this process is interrupted.
    const endAtExit = () => {
      if (isUp) spawnSync(...commandOf('pg_ctl', end))
      remove()
    }
    process.once('exit', endAtExit)
    const halt = async () => {
      if (isUp) await call('pg_ctl', end)
      isUp = false
    }
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      halt,
      restart: async () => {
        await call('pg_ctl', begin)
        isUp = true
      },
      stop: async () => {
        await halt()
        remove()
        process.off('exit', endAtExit)
      },
    }
  }
  return { call, data, start }
}

const testSettings = {
  max_connections: 200,
  // The data need not survive a crash of the machine.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Autovacuum may leave an outdated row count of a table that a test fills; tests that read plans run `analyze`.
  autovacuum: 'off',
}

/** /dev/shm if it has 4 GB free: on a disk, creating a database for each test file takes half a second. */
function quickFolder() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir()
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
