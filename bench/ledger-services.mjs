import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { root } from '../scripts/stack/run.mjs'
import { freePort } from './server.mjs'

const project = 'demo-test'
const attestationSecret = 'bench-attestation-secret-of-no-other-use'

/** Signs tokens as the identity provider does, and serves the public key that verifies them. */
export async function tokenIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }))
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const now = Math.floor(Date.now() / 1000)
  const tokens = new Map()
  const sign = (uid) =>
    new SignJWT({
      iss: `https://session.firebase.google.com/${project}`,
      aud: project,
      sub: uid,
      auth_time: now,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
      .setIssuedAt(now)
      .setExpirationTime(now + 5 * 86_400)
      .sign(privateKey)
  return {
    keysUrl: `http://127.0.0.1:${server.address().port}/keys`,
    async token(uid) {
      if (!tokens.has(uid)) tokens.set(uid, await sign(uid))
      return tokens.get(uid)
    },
    close: () => new Promise((done) => server.close(done)),
  }
}

/** Longer than the service ever waits for anything; a request without an answer by then is sent again. */
const answerMs = 15_000
const attempts = 60

/**
 * Starts several processes of the service on one database. `ask` sends a request to each in turn, and repeats it with
 * the same idempotency key until it is answered.
 * @param {{ program: string, count: number, databaseUrl: string, issuer: Awaited<ReturnType<typeof tokenIssuer>>, env?: Record<string, string> }} options
 */
export async function startServices({ program, count, databaseUrl, issuer, env: more = {} }) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: databaseUrl,
    FIREBASE_PROJECT_ID: project,
    SESSION_KEYS_URL: issuer.keysUrl,
    ID_TOKEN_KEYS_URL: issuer.keysUrl,
    ATTESTATION_SECRET: attestationSecret,
    ...more,
  }
  let retries = 0
  let turn = 0
  let isStopping = false
  const ports = []
  const children = []
  const endAll = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', endAll)

  const start = (index) => {
    const child = spawn(process.execPath, [program], {
      cwd: root,
      env: { ...env, PORT: String(ports[index]) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    children[index] = child
  }
  const isReady = async (index) =>
    (await fetch(`http://127.0.0.1:${ports[index]}/readyz`).catch(() => undefined))?.ok === true
  const untilReady = async (index) => {
    const deadline = Date.now() + 60_000
    while (!(await isReady(index))) {
      if (children[index].exitCode !== null) throw new Error('a process of the service ended by itself')
      if (Date.now() > deadline) throw new Error('a process of the service was never ready')
      await wait(50)
    }
  }
  const end = async (index) => {
    const child = children[index]
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await gone
  }

  for (let index = 0; index < count; index++) ports.push(await freePort())
  // The first process migrates the database before the others start.
  for (let index = 0; index < count; index++) {
    start(index)
    if (index === 0) await untilReady(0)
  }
  await Promise.all(ports.map((_port, index) => untilReady(index)))

  async function once(uid, path, body, key, version) {
    turn += 1
    const port = ports[turn % count]
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await issuer.token(uid)}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(version && { 'if-match': `"${version}"` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerMs),
    })
    return { status: response.status, json: await response.json() }
  }

  return {
    retries: () => retries,
    attest: (juristicId) =>
      new SignJWT({ name: 'บริษัท ทดสอบ จำกัด', active: true })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('partim-web')
        .setAudience('partim-job-post')
        .setSubject(juristicId)
        .setExpirationTime('30 minutes')
        .sign(new TextEncoder().encode(attestationSecret)),
    address: (index) => `http://127.0.0.1:${ports[index]}`,
    /** What an operation that changes nothing answers. */
    async read(uid, path) {
      const response = await fetch(`http://127.0.0.1:${ports[0]}${path}`, {
        headers: { authorization: `Bearer ${await issuer.token(uid)}` },
      })
      return response.json()
    },
    /** `mostAttempts`: after so many its last answer counts, whatever it is. */
    async ask(uid, path, body, key, version, mostAttempts = attempts) {
      let last
      for (let attempt = 0; attempt < mostAttempts; attempt++) {
        const answer = await once(uid, path, body, key, version).catch((error) => error)
        if (answer.status < 500 && answer.json.code !== 'request_in_progress') return answer
        last = answer
        if (attempt + 1 === mostAttempts && mostAttempts < attempts) return answer
        retries += 1
        await wait(50 + 10 * attempt)
      }
      throw new Error(`${path} was never answered`, { cause: last })
    },
    /** Kills a process that is ready and starts it again; returns false, killing none, if fewer than two are ready. */
    async killOne(choice) {
      const answers = await Promise.all(ports.map((_port, index) => isReady(index)))
      const ready = ports.flatMap((_port, index) => (answers[index] ? [index] : []))
      if (ready.length < 2) return false
      const index = ready[choice % ready.length]
      await end(index)
      if (!isStopping) start(index)
      return true
    },
    /** Resolves when all processes are ready again. */
    settle: () => Promise.all(ports.map((_port, index) => untilReady(index))),
    async stop() {
      isStopping = true
      await Promise.all(children.map((_child, index) => end(index)))
      process.off('exit', endAll)
    },
  }
}
