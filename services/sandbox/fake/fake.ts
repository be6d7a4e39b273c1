import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FaultTable, suffer } from './faults'
import { readBody } from './read-body'
import { RequestLog } from './request-log'

/** A running imitation of an external system. `close` resolves when nothing of it listens any more. */
export type Fake = {
  readonly name: string
  readonly address: string
  close(): Promise<void>
}

type HttpFakeOptions = {
  readonly name: string
  /** 0 picks a free port. */
  readonly port: number
  readonly listener: RequestListener
  readonly faults?: FaultTable
  /** Whether it accepts tunnels that clients open with CONNECT; absent means no. */
  readonly acceptsTunnels?: boolean
}

/**
 * Listens on the loopback address and adds the sandbox's controls to the fake: `/sandbox/faults` switches faults on and
 * off, `/sandbox/requests` answers how often each path was requested.
 */
export async function listen(options: HttpFakeOptions): Promise<Fake> {
  const { name, port, listener, faults = new FaultTable(), acceptsTunnels = false } = options
  const requests = new RequestLog()
  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      console.error(`${name}: ${req.method} ${req.url} failed`, error)
      if (!res.headersSent) res.writeHead(500).end()
    })
  })
  if (acceptsTunnels) {
    server.on('connect', (_req, socket) => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      server.emit('connection', socket)
    })
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = req.url ?? '/'
    const path = url.split('?', 1)[0] ?? '/'
    if (path === '/sandbox/faults') return answerFaults(faults, req, res)
    if (path === '/sandbox/requests') return answerRequests(requests, req, res)
    if (!path.startsWith('/sandbox/') && req.method !== 'OPTIONS') {
      requests.count(req.method ?? 'GET', path)
      const fault = faults.take(url, (mode) => mode !== 'reject')
      if (fault && !(await suffer(fault, req, res))) return
    }
    listener(req, res)
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    name,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answerFaults(faults: FaultTable, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.method === 'PUT') {
    try {
      faults.set(JSON.parse((await readBody(req)).toString()))
    } catch (error) {
      return answerJson(res, 400, { error: String(error) })
    }
  }
  if (req.method === 'DELETE') faults.clear()
  answerJson(res, 200, { faults: faults.list() })
}

function answerRequests(requests: RequestLog, req: IncomingMessage, res: ServerResponse): void {
  if (req.method === 'DELETE') requests.clear()
  answerJson(res, 200, requests.report())
}

export function answerJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
