import { expect, test } from '@jest/globals'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { commands, usage } from './commands.mjs'
import { forTerminal, plain } from './text.mjs'

stopCalendarAt('2026-11-23T03:00:00Z')

const company = {
  id: 'c1',
  name: 'บริษัท ครัว จำกัด',
  juristicId: '0105556001269',
  verification: 'under_review',
  verificationReason: null,
  registryCheckedAt: null,
  numberConfirmedAt: '2026-11-20T02:00:00.000Z',
  address: { line: '1', subdistrict: 'ก', district: 'ข', province: 'ค', postcode: '10330' },
  contactName: 'บัว\u001b[2J',
  contactPhone: null,
  contactEmail: null,
  events: ['approve', 'reject'],
  documents: [
    {
      id: 'd1',
      kind: 'director_id_card',
      name: 'บัตร.png',
      fileType: 'image/png',
      size: 2_000,
      state: 'submitted',
      reason: null,
      expiresOn: '2030-01-31',
      hasFile: true,
    },
  ],
  history: [
    { at: '2026-11-20T02:00:00.000Z', actorUid: 'staff', action: 'company.begin_review', reason: null },
  ],
}

/** A client that records its calls and gives the same answer to each. */
function clientOf(answer) {
  const asked = []
  const say = (method) => async (path, body, version) => {
    asked.push([method, path, body, ...(version === undefined ? [] : [version])])
    return answer
  }
  return { asked, get: say('GET'), post: say('POST'), file: say('FILE') }
}

test('each decision is its event, with its reason and the documents not taken', async () => {
  const cases = [
    ['review', {}, { event: 'begin_review' }],
    ['approve', {}, { event: 'approve' }],
    ['reject', { reason: 'ไม่ตรง' }, { event: 'reject', reason: 'ไม่ตรง' }],
    ['suspend', { reason: 'หลอกลวง' }, { event: 'suspend', reason: 'หลอกลวง' }],
    ['reinstate', {}, { event: 'reinstate' }],
    [
      'more',
      { reason: 'ขอใหม่', refuse: ['d1=ภาพเบลอ = อ่านไม่ออก'] },
      {
        event: 'ask_for_more',
        reason: 'ขอใหม่',
        refusedDocuments: [{ id: 'd1', reason: 'ภาพเบลอ = อ่านไม่ออก' }],
      },
    ],
  ]
  for (const [name, options, body] of cases) {
    const client = clientOf({ ...company, verification: 'verified' })
    const { text } = await commands[name].run(client, ['c1'], options)
    expect(client.asked).toEqual([['POST', '/v1/ops/companies/c1/events', body]])
    expect(text).toContain('ยืนยันแล้ว (verified)')
  }
})

test('what is missing is said before anybody is asked', async () => {
  const client = clientOf(company)
  const bad = [
    ['approve', [], {}],
    ['reject', ['c1'], {}],
    ['more', ['c1'], { reason: ' ' }],
    ['more', ['c1'], { reason: 'ขอใหม่', refuse: ['d1'] }],
    ['file', ['c1', 'd1'], {}],
    ['list', [], { state: 'nothing' }],
  ]
  for (const [name, args, options] of bad)
    await expect(commands[name].run(client, args, options)).rejects.toThrow()
  expect(client.asked).toEqual([])
})

test('a company is shown with its documents and history, and nothing it typed moves the cursor', async () => {
  const client = clientOf(company)
  const { text } = await commands.show.run(client, ['c1'], {})
  expect(text).toContain('กำลังตรวจ (under_review)')
  expect(text).toContain('บัตรประชาชนกรรมการ · รอตรวจ')
  expect(text).toContain('ใช้ได้ถึง 2030-01-31')
  expect(text).toContain('company.begin_review')
  expect(text).not.toContain('\u001b')
  expect(plain('a\u202eb\r\nc')).toBe('a b c')
})

test.each([
  ['an escape sequence', 'ครัว\u001b[2K\u001b[1Aยายบัว'],
  ['an escape sequence of one character', 'ครัว\u009b2Kยายบัว'],
  ['a title of the window', 'ครัว\u001b]0;ok\u0007ยายบัว'],
  ['a backspace', 'ครัว\b\b\bยายบัว'],
  ['a turned order', 'ครัว\u202eยายบัว\u202c'],
  ['an isolated order', 'ครัว\u2067ยายบัว\u2069'],
  ['an Arabic mark', 'ครัว\u061cยายบัว'],
  ['other breaks of a line', 'ครัว\u2028ยาย\u2029บัว\u0085'],
  ['letters that nobody sees', 'ครัว\u{e0041}\u{e007f}ยายบัว'],
])('no name steers the terminal, also after a decision: %s', async (_, name) => {
  const { text } = await commands.approve.run(clientOf({ ...company, name }), ['c1'], {})
  for (const shown of [text, forTerminal(`บริษัท: ${name}\nที่อยู่`)]) {
    expect(shown).not.toMatch(/[^\P{C}\n]|\p{Zl}|\p{Zp}/u)
    expect(shown).toMatch('ครัว')
  }
  expect(forTerminal(`บริษัท: ${name}\nที่อยู่`).split('\n')).toHaveLength(2)
})

test('an id cannot lead to another operation', async () => {
  const client = clientOf(company)
  await commands.show.run(client, ['../../me'], {})
  expect(client.asked[0][1]).toBe('/v1/ops/companies/..%2F..%2Fme')
})

test('the list asks for those that wait unless told otherwise, and says how to go on', async () => {
  const client = clientOf({ items: [company], nextCursor: 'abc' })
  expect((await commands.list.run(client, [], {})).text).toContain('--cursor abc')
  await commands.list.run(client, [], { state: 'all', cursor: 'abc' })
  expect(client.asked.map(([, path]) => path)).toEqual([
    '/v1/ops/companies?limit=50&verification=documents_submitted',
    '/v1/ops/companies?limit=50&cursor=abc',
  ])
})

const review = {
  post: {
    id: 'p1',
    version: 7,
    state: 'pending_review',
    reviewBy: '2026-11-20T02:00:00.000Z',
    title: 'พนักงานเสิร์ฟ\u001b[2J',
    description: 'โทร 0812345678',
    shifts: [{ date: '2030-01-31', startTime: '09:00', endTime: '18:00', breakMinutes: 60 }],
    payAmount: 60_000,
    payUnit: 'day',
    reviewNote: null,
  },
  company: { id: 'c1', name: 'บริษัท ครัว จำกัด', juristicId: '0105556001269', verification: 'verified' },
  findings: [{ reason: 'contact_details', words: '0812345678' }],
  events: ['approve', 'reject'],
  history: [],
}

test('a post is shown with what gave it away, and decided about as it was read, with its reason', async () => {
  const { text } = await commands['posts show'].run(clientOf(review), ['p1'], {})
  expect(text).toContain('p1@7')
  expect(text).toContain('LATE')
  expect(text).toContain('ช่องทางติดต่อ · contact details: 0812345678')
  expect(text).toContain('บริษัท ครัว จำกัด')
  expect(text).not.toContain('\u001b')

  const client = clientOf({ id: 'p1', state: 'rejected', title: 'พนักงานเสิร์ฟ' })
  await expect(commands['posts reject'].run(client, ['p1@7'], { reason: ' ' })).rejects.toThrow()
  await expect(commands['posts approve'].run(client, ['p1'], {})).rejects.toThrow('POST_ID@VERSION')
  const { text: done } = await commands['posts reject'].run(client, ['p1@7'], { reason: 'ลบเบอร์' })
  expect(done).toContain('ไม่ผ่าน')
  await commands['posts approve'].run(client, ['../x@12'], {})
  await commands['posts show'].run(clientOf(review), ['p1@7'], {})
  expect(client.asked).toEqual([
    ['POST', '/v1/ops/job-posts/p1/events', { event: 'reject', reason: 'ลบเบอร์' }, 7],
    ['POST', '/v1/ops/job-posts/..%2Fx/events', { event: 'approve' }, 12],
  ])
})

test('the queue of posts says who waits why, and how to go on', async () => {
  const waiting = {
    id: 'p1',
    version: 3,
    reviewSince: '2026-11-20T02:00:00.000Z',
    startsAt: '2026-11-21T02:00:00.000Z',
    reviewBy: '2026-11-20T04:00:00.000Z',
    companyName: 'บริษัท ครัว จำกัด',
    title: 'พนักงานเสิร์ฟ',
    state: 'pending_review',
    reviewReasons: ['link', 'duplicate'],
  }
  const seen = { ...waiting, state: 'published', reviewReasons: [] }
  const client = clientOf({ items: [waiting, seen], nextCursor: 'abc' })
  const { text } = await commands['posts list'].run(client, [], {})
  expect(text).toContain('p1@3')
  expect(text.match(/due /g)).toHaveLength(1)
  expect(text).toContain('link,duplicate  บริษัท ครัว จำกัด  พนักงานเสิร์ฟ')
  expect(text).toContain('already seen (published)  บริษัท ครัว จำกัด  พนักงานเสิร์ฟ')
  expect(text).toContain('--cursor abc')
  expect(client.asked[0][1]).toBe('/v1/ops/job-posts?limit=50')
})

test('credits are given for a time, or for ever, and never without a reason and a number', async () => {
  const client = clientOf({ amount: 5, kind: 'job_post', expiresAt: null })
  await commands['credits grant'].run(client, ['c1'], { amount: '5', reason: 'ชดเชย', days: '0' })
  expect(client.asked).toEqual([
    [
      'POST',
      '/v1/ops/companies/c1/credit-grants',
      { kind: 'job_post', amount: 5, expiresAt: null, reason: 'ชดเชย' },
    ],
  ])
  await commands['credits grant'].run(client, ['c1'], { amount: '5', reason: 'ชดเชย' })
  expect(client.asked[1][2].expiresAt).toBe('2027-05-22T03:00:00.000Z')
  for (const options of [{ amount: '5' }, { amount: '-5', reason: 'x' }, { reason: 'x' }])
    await expect(commands['credits grant'].run(client, ['c1'], options)).rejects.toThrow()
})

const printed = {
  id: 'l1',
  code: 'ACDEFHJKMNPQ',
  companyName: 'บริษัท ครัว <b>จำกัด',
  juristicId: '0105556001269',
  askedByName: 'บัว\u001b[2J',
  address: { line: '1', subdistrict: 'ก', district: 'ข', province: 'ค', postcode: '10330' },
  enterAt: 'https://partim.example/profile-document',
  printedAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2027-01-19T02:00:00.000Z',
}

test('a letter is printed as text, or as a page of A4, and is not moved by what people typed', async () => {
  const client = clientOf(printed)
  const { text } = await commands['letters print'].run(client, ['../l1'], {})
  expect(client.asked).toEqual([['POST', '/v1/ops/representation-letters/..%2Fl1/prints', {}]])
  expect(text).toContain('ACDE-FHJK-MNPQ')
  expect(text).toContain('https://partim.example/profile-document')
  expect(text).toContain('19 มกราคม 2570')
  expect(text).not.toContain('\u001b')
  const { file, text: said } = await commands['letters print'].run(client, ['l1'], { out: 'a.html' })
  const html = file.bytes.toString()
  expect([file.path, html.includes('size: A4')]).toEqual(['a.html', true])
  expect(html).toContain('ACDE-FHJK-MNPQ')
  expect(html).not.toContain('<b>')
  expect(said).not.toContain('ACDE')
})

test('the letters that wait are listed with whom they go to and who asked', async () => {
  const waiting = { ...printed, state: 'asked', askedAt: '2026-11-20T02:00:00.000Z' }
  const client = clientOf({ items: [waiting], nextCursor: null })
  const { text } = await commands['letters list'].run(client, [], {})
  expect(text).toContain('รอพิมพ์  0105556001269  บริษัท ครัว <b>จำกัด  บัว')
  expect(client.asked[0][1]).toBe('/v1/ops/representation-letters?limit=50&state=asked')
  await expect(commands['letters list'].run(client, [], { state: 'x' })).rejects.toThrow()
})

const dispute = {
  id: 'x1',
  juristicId: '0105556001269',
  state: 'answered',
  openedAt: '2026-11-20T02:00:00.000Z',
  answerBy: '2026-11-27T02:00:00.000Z',
  answeredAt: '2026-11-21T02:00:00.000Z',
  holder: { id: 'c1', name: 'บริษัท ครัว จำกัด', verification: 'verified', standing: 'represented' },
  reason: null,
  verdicts: ['for_claimant', 'for_holder'],
}

test('a dispute is shown with both sides, and decided by what was seen of the holder, with a reason', async () => {
  const details = {
    dispute,
    statement: 'เป็นกรรมการ\u001b[2J',
    answer: 'เป็นของเรา',
    holder: company,
    claimant: { ...company, id: 'c2' },
    others: [{ id: 'x0', state: 'lost', createdAt: '2026-11-01T02:00:00.000Z' }],
  }
  const { text } = await commands['disputes show'].run(clientOf(details), ['x1'], {})
  expect(text).toContain('ยืนยันผู้แทนแล้ว (represented)')
  expect(text).toContain('บัตรประชาชนกรรมการ · รอตรวจ')
  expect(text).toContain('x0')
  expect(text).not.toContain('\u001b')

  const client = clientOf({ ...dispute, state: 'won' })
  const decide = commands['disputes claimant']
  for (const options of [{ reason: 'x' }, { holder: 'registered' }, { holder: 'strong', reason: 'x' }])
    await expect(decide.run(client, ['x1'], options)).rejects.toThrow()
  await decide.run(client, ['x1'], { holder: 'represented', reason: 'ตามหนังสือรับรอง' })
  await commands['disputes holder'].run(client, ['../x'], { holder: 'registered', reason: 'x' })
  expect(client.asked).toEqual([
    [
      'POST',
      '/v1/ops/disputes/x1/decision',
      { verdict: 'for_claimant', reason: 'ตามหนังสือรับรอง', holderStanding: 'represented' },
    ],
    [
      'POST',
      '/v1/ops/disputes/..%2Fx/decision',
      { verdict: 'for_holder', reason: 'x', holderStanding: 'registered' },
    ],
  ])
  const list = clientOf({ items: [dispute], nextCursor: 'abc' })
  expect((await commands['disputes list'].run(list, [], {})).text).toContain('--cursor abc')
  await expect(commands['disputes list'].run(list, [], { state: 'nothing' })).rejects.toThrow()
})

test('the help names every command', () => {
  for (const name of Object.keys(commands)) expect(usage()).toContain(`npm run ops -- ${name}`)
})

/** A client of a service that gave up jobs, and whose routines fail. */
const jobsClientOf = (deadJobs, routines = []) => {
  const client = clientOf(deadJobs)
  const get = async (path) => (path === '/v1/ops/failing-routines' ? { items: routines } : client.get(path))
  return { ...client, get }
}

test('jobs that were given up are listed of both services, and one is retried where it is', async () => {
  const job = {
    id: 'j1',
    kind: 'verify_email',
    attempts: 40,
    createdAt: '2026-11-20T02:00:00.000Z',
    lastError: '550 no\u001b[2J such mailbox',
  }
  const client = { ...clientOf({ items: [] }), partim: jobsClientOf({ items: [job] }) }
  const { text } = await commands['jobs list'].run(client, [], {})
  expect(text).toContain('partim/j1')
  expect(text).toContain('550 no [2J such mailbox')
  await commands['jobs retry'].run(client, ['partim/j1'], {})
  expect(client.partim.asked.at(-1)).toEqual(['POST', '/v1/ops/dead-jobs/j1/attempts', {}])
  for (const wrong of ['j1', 'sandbox/j1', undefined]) {
    await expect(commands['jobs retry'].run(client, [wrong], {})).rejects.toThrow('SERVICE/JOB_ID')
  }
})

test('after an outage every job that was given up is retried, page by page', async () => {
  const pages = {
    '/v1/ops/dead-jobs?limit=100': { items: [{ id: 'j1' }, { id: 'j2' }], nextCursor: 'c&1' },
    '/v1/ops/dead-jobs?limit=100&cursor=c%261': { items: [{ id: 'j3' }], nextCursor: null },
  }
  const sent = []
  const partim = { get: async (path) => pages[path], post: async (path) => void sent.push(path) }
  const { text } = await commands['jobs retry'].run({ partim }, ['partim/all'], {})
  expect(text).toContain('3')
  expect(sent).toEqual(['j1', 'j2', 'j3'].map((id) => `/v1/ops/dead-jobs/${id}/attempts`))
})

test('a list of given-up jobs that is not all of them says so', async () => {
  const job = { id: 'j1', kind: 'k', attempts: 1, createdAt: '2026-11-20T02:00:00.000Z', lastError: null }
  const client = jobsClientOf({ items: [job], nextCursor: 'c' })
  expect((await commands['jobs list'].run(client, [], {})).text).toContain('there are more')
})

test('routines that fail are listed with why and when their next turn is', async () => {
  const routine = {
    name: 'tell workers',
    attempts: 3,
    nextAttemptAt: '2026-11-20T02:00:00.000Z',
    lastError: 'connect\u001b[2J ECONNREFUSED',
  }
  const { text } = await commands['jobs list'].run(jobsClientOf({ items: [] }, [routine]), [], {})
  expect(text).toMatch(
    /^job-post: .*routine {2}tell workers {2}× 3 {2}connect \[2J ECONNREFUSED {2}.*next .*09:00/m,
  )
})
