import { IncomingMessage } from 'node:http'

/** Copies a request whose body was already read, for a handler that reads the body itself. */
export function replayRequest(req: IncomingMessage, body: Buffer): IncomingMessage {
  const replay = new IncomingMessage(req.socket)
  replay.method = req.method
  replay.url = req.url
  replay.httpVersion = req.httpVersion
  replay.headers = { ...req.headers }
  delete replay.headers['transfer-encoding']
  if (body.length > 0) replay.headers['content-length'] = String(body.length)
  // Otherwise its end is taken for the client hanging up, which closes the connection.
  replay.complete = true
  replay.push(body)
  replay.push(null)
  return replay
}
