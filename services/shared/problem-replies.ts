import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseOutage, isPassingConflict, isUnstorableText } from './database-errors'
import { notFound, Problem, unavailable, validationFailed } from './problem'
import { fieldErrorsOf } from './shape-errors'

/** Codes of refusals by Fastify itself, before a handler runs. */
const fastifyCodes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  413: 'payload_too_large',
  414: 'payload_too_large',
  415: 'unsupported_media_type',
  431: 'payload_too_large',
  503: 'unavailable',
}

/** The problem to answer for any thrown error; an unknown error reveals nothing about its cause to the client. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseOutage(error) || isPassingConflict(error)) return unavailable(error)
  if (isUnstorableText(error)) return new Problem(400, 'bad_request', { cause: error })
  const { validation, validationContext, statusCode = 500 } = error as Partial<FastifyError>
  if (validation && validationContext === 'params') return notFound()
  if (validation) return validationFailed(fieldErrorsOf(validation))
  return new Problem(statusCode, fastifyCodes[statusCode] ?? 'internal_error', { cause: error })
}

function send(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { errors, current, retryAfterSeconds, params } = problem.details
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  const told = { ...params, ...(retryAfterSeconds && { seconds: retryAfterSeconds }) }
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send({
      type: `/problems/${problem.code}`,
      title: STATUS_CODES[problem.status] ?? 'Error',
      status: problem.status,
      code: problem.code,
      ...(errors && { errors }),
      ...(Object.keys(told).length > 0 && { params: told }),
      ...(current !== undefined && { current }),
      requestId: request.id,
    })
}

/** Answers every failure of the app, including unknown routes, as RFC 9457 problem. */
export function answerProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => send(request, reply, notFound()))
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500 && !problem.details.isTold)
      request.log.error({ err: problem.details.cause ?? problem }, problem.code)
    return send(request, reply, problem)
  })
}
