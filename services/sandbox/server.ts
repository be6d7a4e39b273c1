import { startSandbox } from './sandbox'
import { readSandboxSettings, SandboxRefusal } from './sandbox-settings'

async function main(): Promise<void> {
  const sandbox = await startSandbox(readSandboxSettings(process.env))
  for (const { name, address } of sandbox.fakes) console.log(`sandbox ${name} ready at ${address}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => sandbox.close().finally(() => process.exit(0)))
  }
}

main().catch((error: unknown) => {
  console.error(`sandbox: ${reasonOf(error)}`)
  process.exit(1)
})

function reasonOf(error: unknown): string {
  if (error instanceof SandboxRefusal) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `port ${error.port} is taken; set SANDBOX_PORT_BASE to use others`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
