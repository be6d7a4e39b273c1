import { answerJson, type Fake, listen } from './fake/fake'
import { accountOfKey } from './gateway/credentials'
import { createGateway } from './gateway/gateway'
import { createIdentity } from './identity/identity'
import { openTokenSigner } from './identity/token-signer'
import { startMailbox } from './mailbox/mailbox'
import { createMaps } from './maps/maps'
import { createRegistry } from './registry/registry'
import type { SandboxSettings } from './sandbox-settings'
import { createStorage } from './storage/storage'

export type Sandbox = {
  readonly fakes: readonly Fake[]
  close(): Promise<void>
}

/** Starts every fake; when one cannot start, it closes those already listening. */
export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const { dataDir, portOf, projectId } = settings
  const fakes: Fake[] = []
  const close = async () => void (await Promise.all(fakes.map((fake) => fake.close())))
  try {
    fakes.push(
      await listen({
        name: 'registry',
        port: portOf('registry'),
        listener: await createRegistry(settings.registryCredential),
      }),
    )
    fakes.push(await listen({ name: 'maps', port: portOf('maps'), listener: await createMaps() }))
    fakes.push(...(await startMailbox(`${dataDir}/mails`, portOf('mailbox'), portOf('smtp'))))
    const gateway = await createGateway({
      file: `${dataDir}/gateway.jsonl`,
      webhook: {
        url: settings.webhookUrl,
        ...(settings.employersWebhookUrl && {
          urlOfAccount: { [accountOfKey(settings.employersSecretKey)]: settings.employersWebhookUrl },
        }),
        secret: settings.webhookSecret,
      },
      address: () => fakes.find(({ name }) => name === 'gateway')?.address ?? '',
    })
    fakes.push(
      closingAlso(
        gateway,
        await listen({
          name: 'gateway',
          port: portOf('gateway'),
          listener: gateway.listener,
          acceptsTunnels: true,
        }),
      ),
    )
    const signer = await openTokenSigner(`${dataDir}/identity-key.json`, projectId)
    fakes.push(
      await listen({
        name: 'storage',
        port: portOf('storage'),
        listener: await createStorage({
          projectId,
          port: portOf('storage'),
          folder: `${dataDir}/storage`,
          signer,
        }),
      }),
    )
    // Last, because `/sandbox/ready` there means that all fakes are ready.
    const identity = await createIdentity(projectId, dataDir, signer)
    fakes.push(
      await listen({
        name: 'identity',
        port: portOf('identity'),
        listener: (req, res) =>
          req.url === '/sandbox/ready' ? answerJson(res, 200, { ready: true }) : identity(req, res),
      }),
    )
  } catch (error) {
    await close()
    throw error
  }
  return { fakes, close }
}

function closingAlso(part: { close(): void }, fake: Fake): Fake {
  return { ...fake, close: () => fake.close().finally(() => part.close()) }
}
