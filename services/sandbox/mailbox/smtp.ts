import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Fake } from '../fake/fake'
import type { FaultTable } from '../fake/faults'
import type { MailStore } from './mail-store'

const largestMailBytes = 25 * 1024 * 1024

/** The mail server: accepts mail for any address, and confirms it only after it is stored. */
export async function listenForMail(port: number, store: MailStore, faults: FaultTable): Promise<Fake> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: largestMailBytes,
    closeTimeout: 500,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onRcptTo: (address, _session, done) => {
      const rejects = faults.take(address.address, (mode) => mode === 'reject')
      done(rejects ? temporaryFailure('mailbox busy') : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded)
          return done(Object.assign(new Error('mail too large'), { responseCode: 552 }))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        store.add(recipients, Buffer.concat(chunks)).then(
          () => done(null, 'kept'),
          (error: unknown) => {
            console.error('smtp: a mail could not be kept', error)
            done(temporaryFailure('could not keep the mail'))
          },
        )
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // A client that disconnects during a session is not a failure of the server.
  server.removeAllListeners('error').on('error', (error) => console.error(`smtp: ${error.message}`))
  const { port: listening } = server.server.address() as AddressInfo
  return {
    name: 'smtp',
    address: `smtp://127.0.0.1:${listening}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function temporaryFailure(message: string): Error {
  return Object.assign(new Error(message), { responseCode: 451 })
}
