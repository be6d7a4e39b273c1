/** `npm start` and `npm run dev`: takes a fresh clone to the whole product running on http://localhost:3000. */
import process from 'node:process'
import { checkNode, installPackages } from './stack/install.mjs'
import { bold, dim, PlainFailure, red } from './stack/terminal.mjs'

const dev = process.argv.includes('--dev')

async function main() {
  checkNode()
  await installPackages()
  if (!dev) {
    const { buildAll } = await import('./stack/build.mjs')
    await buildAll()
  }
  const { defaultStack, startStack } = await import('./stack/processes.mjs')
  const starting = startStack({ ...defaultStack, dev, seed: true, restart: true })
  let ended = false
  const end = async () => {
    if (ended) return
    ended = true
    console.log(dim('\nStopping…'))
    const stack = await starting.catch(() => undefined)
    await stack?.stop()
    console.log('Everything is stopped; the data stays in .data')
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  const stack = await starting
  if (!ended) announce(stack)
}

const whoTheyAre = {
  'owner@demo.partim.example': 'employer, owner of ครัวยายบัว',
  'recruiter@demo.partim.example': 'employer, recruiter',
  'manager@demo.partim.example': 'employer, manager of one branch',
  'worker@demo.partim.example': 'worker',
}

function demoAccountsOf({ demoAccounts }) {
  if (demoAccounts.length === 0) return 'The data is not the demo: there are no demo accounts in it'
  const lines = demoAccounts.map((email) => `    ${email.padEnd(31)} ${whoTheyAre[email] ?? ''}`.trimEnd())
  return [`Demo accounts (password ${bold('Partim-demo-2569')})`, ...lines].join('\n')
}

function announce(stack) {
  const { addresses } = stack
  console.log(`
${bold('Partim is running:')} ${addresses.web}
  ${demoAccountsOf(stack)}
  Staff decide about companies with ${bold('npm run ops')}
  Mails arrive at ${addresses.mailbox}
  Companies one can register: ${addresses.registry}/sandbox/companies
  Services: ${addresses.jobPost}/docs  ${addresses.partim}/docs
  Logs are in .data/logs. Ctrl-C stops everything.
`)
}

main().catch((error) => {
  console.error(error instanceof PlainFailure ? red(error.message) : error)
  process.exit(1)
})
