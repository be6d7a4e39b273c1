import process from 'node:process'
import { listen } from '@/services/sandbox/fake/fake'
import { createGateway } from '@/services/sandbox/gateway/gateway'

/** The sandbox's payment provider as a process, for `npm run bench -- payments`; says its address when it is ready. */
const { GATEWAY_FILE = '', WEBHOOK_URL = '', WEBHOOK_SECRET = '' } = process.env
let address = ''
const gateway = await createGateway({
  file: GATEWAY_FILE,
  webhook: { url: WEBHOOK_URL, secret: WEBHOOK_SECRET },
  address: () => address,
})
const fake = await listen({ name: 'gateway', port: 0, listener: gateway.listener })
address = fake.address
process.stdout.write(`${address}\n`)
