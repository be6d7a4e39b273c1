/**
 * The ledger's invariants, named by their violation; each query finds the rows that violate one. What a post that was cancelled
 * at once had captured is released again (decision 146).
 */
const rules = {
  'a grant is not what its entries sum to': `
    select g.id from credit_grants g left join credit_entries e on e.company_id = g.company_id and e.grant_id = g.id
    group by g.company_id, g.id, g.available having g.available <> coalesce(sum(e.amount), 0)`,
  'a balance is negative': 'select id from credit_grants where available < 0',
  'a post has two reservations that count': `
    select subject_id from credit_reservations where state in ('held', 'captured')
    group by company_id, kind, subject_id having count(*) > 1`,
  'a reservation took something else than it says': `
    select r.id from credit_reservations r
    left join credit_entries e on e.company_id = r.company_id and e.reservation_id = r.id and e.type = 'reserve'
    group by r.company_id, r.id, r.amount having r.amount <> -coalesce(sum(e.amount), 0)`,
  'a reservation is not settled as its entries say': `
    select r.id from credit_reservations r
    left join credit_entries e on e.company_id = r.company_id and e.reservation_id = r.id
    group by r.company_id, r.id, r.amount, r.state
    having count(*) filter (where e.type = 'capture') not between
        case r.state when 'captured' then 1 else 0 end and case r.state when 'held' then 0 else 1 end
      or coalesce(sum(e.amount) filter (where e.type = 'release'), 0) <> case r.state when 'released' then r.amount else 0 end`,
  'a post and its credit disagree': `
    select p.id from job_posts p
    left join credit_reservations r on r.company_id = p.company_id and r.subject_id = p.id and r.state in ('held', 'captured')
    where r.state is distinct from case
      when p.state = 'pending_review' then 'held'
      when p.published_at is not null and not (p.state = 'cancelled' and exists (
        select from credit_entries e join credit_reservations back on back.company_id = e.company_id and back.id = e.reservation_id
        where back.company_id = p.company_id and back.subject_id = p.id and back.state = 'released' and e.type = 'capture'))
      then 'captured' end`,
  'credits were made or lost': `
    select 1 from credit_entries having
      sum(amount) filter (where type = 'grant') <> (select coalesce(sum(available), 0) from credit_grants)
        + (select coalesce(sum(amount), 0) from credit_reservations where state in ('held', 'captured'))
        - coalesce(sum(amount) filter (where type = 'expire'), 0)`,
}

/**
 * Checks the invariants above, and that the audit trail has each acknowledged operation exactly once.
 * @param {import('pg').Client} client
 * @param {readonly { subject: string, action: string }[]} acknowledged
 * @returns {Promise<string[]>} what is wrong
 */
export async function checkBooks(client, acknowledged) {
  const wrong = []
  for (const [what, query] of Object.entries(rules)) {
    const { rowCount } = await client.query(query)
    if (rowCount) wrong.push(`${what} (${rowCount})`)
  }
  const { rows } = await client.query(`
    select subject_id as subject, action, count(*)::int as times from audit_events
    where action in ('job_post.publish', 'job_post.hold', 'job_post.approve', 'job_post.reject', 'job_post.cancel', 'credit.granted')
      -- What waited for a credit is published by the service itself once there is one.
      and before->>'waitedSince' is null
    group by subject_id, action`)
  const written = new Map(rows.map(({ subject, action, times }) => [`${action} ${subject}`, times]))
  const answered = new Map()
  for (const { subject, action } of acknowledged) {
    const name = `${action} ${subject}`
    answered.set(name, (answered.get(name) ?? 0) + 1)
  }
  for (const name of new Set([...written.keys(), ...answered.keys()])) {
    const [was, said] = [written.get(name) ?? 0, answered.get(name) ?? 0]
    if (was !== said) wrong.push(`${name}: acknowledged ${said} times, done ${was} times`)
  }
  return wrong
}
