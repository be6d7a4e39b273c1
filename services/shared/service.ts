import swagger from '@fastify/swagger'
import { Type, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { DrizzleQueryError, getTableName } from 'drizzle-orm'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify'
import { stdSerializers } from 'pino'
import { uuidv7 } from 'uuidv7'
import { createTokenVerifier } from '@/lib/auth/token'
import type { Settings } from '@/lib/config/settings'
import { type AccessChecks, type Caller, guardAccess, type PassChecks } from './access'
import { compileSchemas } from './compile-schemas'
import { noteParties } from './connection-shares'
import type { OpenDatabase } from './database'
import type { AccountKind, IdentityProvider } from './identity/provider'
import type { UserDirectory } from './identity/user-directory'
import type { JobRunner } from './jobs/runner'
import type { MailTransport } from './mails/transport'
import { withNamedSchemas } from './named-schemas'
import { shedLoad } from './pressure'
import { unavailable } from './problem'
import { answerProblems } from './problem-replies'
import { type Limits, limitRates, usualLimits } from './rate-limit/limits'
import { noteVisitors, trustedHops } from './rate-limit/visitor'
import { readFromReplica } from './reads/reads'
import { type RetentionRule, removePast, sharedRetention } from './retention/past'
import { addRoutine } from './routine'
import { workThrough } from './routines/items'
import { ProblemDetails } from './schema'
import { SessionLog } from './sessions/session-log'
import type { FileStorage } from './storage/file-storage'
import { applyRules } from './validate'

/** The settings every service has, in addition to its own. */
export type ServiceSettings = Pick<
  Settings<'job-post'>,
  keyof Settings<'job-post'> & keyof Settings<'partim'>
>

export type ServiceApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

type ServiceParts = {
  readonly name: string
  readonly settings: ServiceSettings
  readonly database: OpenDatabase
  readonly users: UserDirectory
  /** The kind of accounts that this service keeps. */
  readonly kind: AccountKind
  readonly checks: AccessChecks
  /** Checks of the passes that some operations take instead of a sign-in. */
  readonly passes?: PassChecks
  readonly limits?: Limits
  /** What attempts the service's jobs, its routines among them. */
  readonly jobs?: JobRunner
  /** Whether routines run by themselves; in tests one would come between two steps of a test that takes long. */
  readonly runsRoutines?: boolean
  /** The company a request is for, when access was checked for one. */
  readonly companyOf?: (request: FastifyRequest) => string | null
  /** Told of every request by somebody signed in, before it is answered. */
  readonly onUse?: (caller: Caller) => Promise<void>
  /** How long rows of the service's own tables are kept. */
  readonly retention?: readonly RetentionRule[]
  /** Adds the service's operations; each declares its access. */
  readonly register: (app: ServiceApp) => void
}

/** What a service is built from; tests pass their own. */
export type ServiceDeps<S extends ServiceSettings = ServiceSettings> = {
  readonly settings: S
  readonly database: OpenDatabase
  readonly identity: IdentityProvider
  readonly mail: MailTransport
  readonly storage: FileStorage
  readonly limits?: Limits
  /** False where routines do not run by themselves. */
  readonly runsRoutines?: boolean
}

const kilobyte = 1024

function serverOptions(settings: ServiceSettings): FastifyHttpOptions<RawServerDefault> {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.LOG_LEVEL,
      redact: {
        paths: [
          '*.authorization',
          '*.cookie',
          '*.token',
          '*.password',
          'req.headers',
          'err.params',
          'err.query',
        ],
        remove: true,
      },
      serializers: {
        // The query may hold what a person searched for; the path is enough to follow a request.
        req: (request) => ({ method: request.method, path: request.url.split('?')[0] }),
        // Drizzle writes every value of a failed statement into the message.
        err: (error: Error) =>
          stdSerializers.err(error instanceof DrizzleQueryError && error.cause ? error.cause : error),
      },
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : uuidv7()
    },
    bodyLimit: 256 * kilobyte,
    connectionTimeout: 60_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000 },
    trustProxy: trustedHops(settings),
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
  }
}

/**
 * A Fastify app with everything a service needs before its first operation: logs, request ids, problem+json,
 * access checks, rules, rate limits, OpenAPI, health and readiness. It does not listen yet.
 */
export async function createService(parts: ServiceParts): Promise<ServiceApp> {
  const {
    name,
    settings,
    database,
    users,
    kind,
    checks,
    passes = {},
    limits = usualLimits,
    jobs,
    runsRoutines = true,
    companyOf = () => null,
    onUse = async () => {},
    retention = [],
    register,
  } = parts
  const app = Fastify(serverOptions(settings)).withTypeProvider<TypeBoxTypeProvider>()
  app.decorateRequest('caller', null)
  if (jobs && runsRoutines) app.decorate('routineRunner', jobs)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
  })
  logRequests(app)
  noteVisitors(app, settings)
  closeConnectionsWhenStopping(app)
  answerProblems(app)
  await shedLoad(app, settings)
  // Only JSON, because browsers let forms on other sites send text and form bodies without a preflight request.
  app.removeContentTypeParser('text/plain')
  compileSchemas(app)
  await addOpenApi(app, name)
  addHealth(app, database, settings)

  const verifier = createTokenVerifier({
    projectId: settings.FIREBASE_PROJECT_ID,
    sessionKeysUrl: settings.SESSION_KEYS_URL,
    idTokenKeysUrl: settings.ID_TOKEN_KEYS_URL,
  })
  await app.register(async (scope) => {
    readFromReplica(scope, database)
    guardAccess(scope, {
      name,
      questionSecret: settings.ATTESTATION_SECRET,
      verifier,
      users,
      checks,
      passes,
      sessionLog: new SessionLog(database.db, kind),
      onUse,
      companyOf,
    })
    await limitRates(scope, { db: database.db, limits, companyOf })
    noteParties(scope, companyOf)
    scope.addHook('onRoute', (route) => {
      route.schema = withProblemAnswer(route.schema)
    })
    scope.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    scope.addHook('preValidation', applyRules)
    register(scope.withTypeProvider<TypeBoxTypeProvider>())
  })
  addRoutine(app, {
    name: 'retention',
    everySeconds: 3_600,
    run: async (work) => {
      const rules = [...sharedRetention, ...retention]
      await workThrough(database.db, work, {
        list: async (_db, except) => rules.filter(({ table }) => !except.includes(getTableName(table))),
        idOf: ({ table }) => getTableName(table),
        handle: async (rule) => {
          const removed = await removePast(database.db, rule, work.stopping)
          if (removed > 0)
            work.log.info({ table: getTableName(rule.table), removed }, 'rows kept long enough removed')
        },
      })
    },
  })
  jobs?.attach(app, database.listen)
  return app
}

/** Writes one line for each answered request; Fastify's own two a request are a noticeable part of its processor time. */
function logRequests(app: ServiceApp): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'request answered')
  })
}

/** Makes kept-alive clients reconnect, so that another instance answers them. */
function closeConnectionsWhenStopping(app: ServiceApp): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
}

type Operations = { paths?: Record<string, Record<string, { parameters?: Parameter[] }>> }
type Parameter = { required?: boolean; schema?: { default?: unknown } }

/** A parameter with a default is optional, even when its JSON Schema lists it as required. */
function withOptionalDefaults(document: object): object {
  const operations = Object.values((document as Operations).paths ?? {}).flatMap((path) =>
    Object.values(path),
  )
  for (const parameter of operations.flatMap(({ parameters = [] }) => parameters)) {
    if (parameter.schema?.default !== undefined) parameter.required = false
  }
  return document
}

async function addOpenApi(app: ServiceApp, name: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Partim ${name} service`, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transformObject: (document) =>
      withNamedSchemas({
        ...withOptionalDefaults('openapiObject' in document ? document.openapiObject : {}),
      }),
  })
  app.get('/openapi.json', { schema: { hide: true } as object }, async () => app.swagger())
}

function addHealth(app: ServiceApp, database: OpenDatabase, settings: ServiceSettings): void {
  const ok = Type.Object({ status: Type.Literal('ok') })
  // Probes come every few seconds, so only failures are logged.
  const logLevel = settings.LOG_LEVEL === 'silent' ? 'silent' : 'warn'
  const hidden = { hide: true, response: { 200: ok } }
  app.get('/healthz', { schema: hidden, logLevel, config: { isShedNever: true } }, async () => ({
    status: 'ok' as const,
  }))
  app.get('/readyz', { schema: hidden, logLevel }, async () => {
    await database.ping().catch((error: unknown) => {
      throw unavailable(error)
    })
    return { status: 'ok' as const }
  })
}

function withProblemAnswer(schema: object = {}): object {
  const { response = {} } = schema as { response?: object }
  const problem = {
    description: 'What went wrong',
    content: { 'application/problem+json': { schema: ProblemDetails } },
  }
  return { ...schema, response: { ...response, default: problem } }
}
