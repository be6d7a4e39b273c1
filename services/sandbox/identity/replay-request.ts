import { IncomingMessage } from 'node:http'

/** The same request once more, with this body: for a handler that wants to read it itself. */
export function replayRequest(req: IncomingMessage, body: Buffer): IncomingMessage {
  const replay = new IncomingMessage(req.socket)
  replay.method = req.method
  replay.url = req.url
  replay.httpVersion = req.httpVersion
  replay.headers = { ...req.headers }
  delete replay.headers['transfer-encoding']
  if (body.length > 0) replay.headers['content-length'] = String(body.length)
  // Else ending it counts as the client hanging up, and closes the connection.
  replay.complete = true
  replay.push(body)
  replay.push(null)
  return replay
}
