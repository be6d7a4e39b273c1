/**
 * How quickly the branch list answers, measured in a browser: from the keystroke to the frame that shows the branches
 * found, and from the click to the next page of branches.
 */

/** Parts of branch names as a chain would use them; every search below finds some branches. */
const places = ['สยาม', 'ทองหล่อ', 'เซ็นทรัล', 'อารีย์', 'เมกา', 'แฟชั่น', 'พระราม', 'รังสิต']
export const searches = [...places, '001', '042', 'ครัว', 'บัว']

/** Bodies for `POST /v1/branches/imports` that together create `count` branches. */
export function manyBranches(count) {
  const rows = Array.from({ length: count }, (_, at) => ({
    name: `ครัวยายบัว ${places[at % places.length]} ${String(at).padStart(3, '0')}`,
    taxBranchNumber: String(10_000 + at),
    address: {
      line: `${at} ถนนพระรามที่ 1`,
      subdistrict: 'ปทุมวัน',
      district: 'ปทุมวัน',
      province: 'กรุงเทพมหานคร',
      postcode: '10330',
    },
    lat: (13.5 + (at % 50) / 100).toFixed(4),
    lng: (100.3 + (at % 70) / 100).toFixed(4),
    phone: '0212345678',
  }))
  return Array.from({ length: Math.ceil(count / 100) }, (_, part) => ({
    rows: rows.slice(part * 100, part * 100 + 100),
  }))
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/**
 * Makes the page record its layout shifts, from before its first frame; returns a function that reads them.
 *
 * @returns {Promise<() => Promise<{ value: number, moved: string[] }[]>>}
 */
export async function watchShifts(page) {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '')
        if (!hadRecentInput) window.shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.shifts)
}

/** The milliseconds each search took in the list that is open in the page. */
export const timeSearches = (page, queries) =>
  page.evaluate(async (asked) => {
    const box = document.querySelector('input[type=search]')
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const times = []
    for (const query of asked) {
      const before = document.querySelector('main ul')
      const start = performance.now()
      put.call(box, query)
      box.dispatchEvent(new Event('input', { bubbles: true }))
      while (document.querySelector('main ul') === before) {
        if (performance.now() - start > 10_000) throw new Error(`${query} is never answered`)
        await frame()
      }
      times.push(performance.now() - start)
      const shown = [...document.querySelectorAll('main ul > li')].map(({ textContent }) => textContent)
      if (shown.length === 0 || !shown.every((text) => text.includes(query))) {
        throw new Error(`${query} shows other branches`)
      }
    }
    return times
  }, queries)

/** The milliseconds each further page took, measured from the click on a button. */
export async function timePages(page, button, count, items = 'main ul > li') {
  const times = []
  for (let at = 0; at < count; at++) {
    const before = await page.locator(items).count()
    const took = page.evaluate(
      async ([shown, selector]) => {
        const frame = () => new Promise((done) => requestAnimationFrame(done))
        const start = await new Promise((pressed) =>
          addEventListener('click', () => pressed(performance.now()), { capture: true, once: true }),
        )
        while (document.querySelectorAll(selector).length === shown) await frame()
        return performance.now() - start
      },
      [before, items],
    )
    const [milliseconds] = await Promise.all([took, button.click()])
    times.push(milliseconds)
  }
  return times
}

/** The milliseconds each of `count` requests from the page took for the web server's smallest answer. */
export const timeBare = (page, count) =>
  page.evaluate(async (times) => {
    const took = []
    for (let at = 0; at < times; at++) {
      const start = performance.now()
      await (await fetch('/api/healthz')).text()
      took.push(performance.now() - start)
    }
    return took
  }, count)
