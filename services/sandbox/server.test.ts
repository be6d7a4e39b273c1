import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from '@jest/globals'
import { spawnSandbox, spawnServer } from './testing/sandbox-process'
import { scratchFolders } from './testing/scratch-folder'

const newFolder = scratchFolders('sandbox-server')

async function outcome(env: Record<string, string>): Promise<{ code: number; message: string }> {
  const child = spawnServer({ DATA_DIR: newFolder(), ...env })
  if (!child.stderr) throw new Error('no output')
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: Number(code), message }
}

describe('the sandbox refuses to start', () => {
  test.each([
    [{ K_SERVICE: 'web' }, 'Cloud Run'],
    [{ NODE_ENV: 'production' }, 'production'],
    [{ FIREBASE_PROJECT_ID: 'partim-live' }, 'FIREBASE_PROJECT_ID'],
    [{ SANDBOX_PORT_BASE: 'x' }, 'SANDBOX_PORT_BASE'],
  ])('with %j', async (env, named) => {
    expect(await outcome(env)).toEqual({ code: 1, message: expect.stringContaining(named) })
  })

  test('on a taken port, naming it', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const { port } = squatter.address() as AddressInfo
    const result = await outcome({ SANDBOX_PORT_BASE: String(port - 3) })
    squatter.close()
    expect(result).toEqual({ code: 1, message: expect.stringContaining(`port ${port} is taken`) })
  })
})

test('it says when it is ready, and SIGTERM closes everything, open requests or not', async () => {
  const sandbox = await spawnSandbox(newFolder())
  const identity = sandbox.address('identity')
  expect(await (await fetch(`${identity}/sandbox/ready`)).json()).toEqual({ ready: true })
  await fetch(`${identity}/sandbox/faults`, { method: 'PUT', body: '{"mode":"hang"}' })
  const hanging = fetch(identity).catch((error: unknown) => error)
  await sandbox.kill('SIGTERM')
  expect(await hanging).toMatchObject({ message: 'fetch failed' })
})
