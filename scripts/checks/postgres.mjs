import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { run } from '../stack/run.mjs'

/** The folder of PostgreSQL's server programs on this machine, newest first, or undefined. */
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
 * Starts a PostgreSQL cluster of its own on a free port of 127.0.0.1 and returns its address and a way to
 * end it and remove its files. As root it runs as user postgres, because PostgreSQL refuses root.
 */
export async function startPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'partim-postgres-'))
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
  await call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`
  await call('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  const end = ['-D', data, '-m', 'immediate', 'stop']
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // A server outlives whoever started it, who may be interrupted.
  const endAtExit = () => {
    spawnSync(...commandOf('pg_ctl', end))
    remove()
  }
  process.once('exit', endAtExit)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await call('pg_ctl', end)
      remove()
      process.off('exit', endAtExit)
    },
  }
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
