import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import type { OpenedCertificate } from './certificate'

/** The raw bytes of a file, not JSON. */
export const FileContent = Type.Unsafe<never>({ type: 'string', format: 'binary' })

/** Sends a certificate's bytes; the web sets the headers that restrict what a browser does with them. */
export function sendCertificate(reply: FastifyReply, { name, fileType, bytes }: OpenedCertificate): never {
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  reply.type(fileType)
  return Buffer.from(bytes) as never
}
