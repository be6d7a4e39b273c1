import process from 'node:process'
import { listen } from '@/services/sandbox/fake/fake'
import { accountOfKey } from '@/services/sandbox/gateway/credentials'
import { createGateway } from '@/services/sandbox/gateway/gateway'

/** The sandbox's payment provider as a process, for `npm run bench -- payments`; says its address when it is ready. */
const { GATEWAY_FILE = '', WEBHOOK_URL = '', WEBHOOK_SECRET = '', EMPLOYERS_KEY = '' } = process.env
let address = ''
const gateway = await createGateway({
  file: GATEWAY_FILE,
  webhook: {
    url: `${WEBHOOK_URL}job_post`,
    urlOfAccount: { [accountOfKey(EMPLOYERS_KEY)]: `${WEBHOOK_URL}employers` },
    secret: WEBHOOK_SECRET,
  },
  address: () => address,
})
const fake = await listen({ name: 'gateway', port: 0, listener: gateway.listener })
address = fake.address
process.stdout.write(`${address}\n`)
