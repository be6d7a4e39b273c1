/**
 * `npm run ops`: decisions of operations staff, made through the services' `/v1/ops` operations. The service writes
 * every decision to the audit trail, with who made it and why.
 *
 * Against `npm start` it signs in as the sandbox's staff account. Elsewhere OPS_API_URL is the job-post service's
 * address, OPS_PARTIM_API_URL the partim service's, and OPS_TOKEN an ID token with the `ops` claim.
 */
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { OpsRefusal, opsClient } from './ops/client.mjs'
import { commands, usage } from './ops/commands.mjs'
import { forTerminal } from './ops/text.mjs'
import { PlainFailure, red } from './stack/terminal.mjs'

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      reason: { type: 'string' },
      reference: { type: 'string' },
      refuse: { type: 'string', multiple: true },
      out: { type: 'string' },
      cursor: { type: 'string' },
      amount: { type: 'string' },
      kind: { type: 'string' },
      holder: { type: 'string' },
      days: { type: 'string' },
      payment: { type: 'string' },
      method: { type: 'string' },
      on: { type: 'string' },
      confirm: { type: 'string' },
      'beyond-unspent': { type: 'boolean' },
      month: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      expires: { type: 'string' },
      company: { type: 'string' },
      note: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const { name, args } = commandOf(positionals)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (values.help || name === 'help' || !command) {
    console.log(usage())
    if (!values.help && name !== 'help') throw new PlainFailure(`ไม่มีคำสั่ง ${name} · no such command`)
    return
  }
  const client = await opsClient(process.env)
  const { text, file } = await command.run(client, args, values)
  if (file) save(file)
  console.log(forTerminal(text))
}

function save({ path, bytes }) {
  try {
    writeFileSync(path, bytes, { mode: 0o600 })
  } catch (error) {
    throw new PlainFailure(`--out: บันทึก ${path} ไม่ได้ (${error.code}) · it cannot be written there`)
  }
}

/** Some commands are two words, such as `posts list`; these are tried first. */
function commandOf([first = 'help', second = '', ...rest]) {
  const both = `${first} ${second}`
  return Object.hasOwn(commands, both)
    ? { name: both, args: rest }
    : { name: first, args: second === '' ? rest : [second, ...rest] }
}

main().catch((error) => {
  const isExpected = error instanceof PlainFailure || error instanceof OpsRefusal
  const isUsage = error?.code?.startsWith?.('ERR_PARSE_ARGS')
  console.error(isExpected || isUsage ? red(forTerminal(error.message)) : error)
  process.exitCode = 1
})
