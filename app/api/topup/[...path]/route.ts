import { proxyTo } from '@/lib/api/proxy'
import { refusal } from '@/lib/api/refusal'
import { passOf } from '@/lib/auth/topup-pass'

/** The operations that a phone app's pass opens, and no other; never with the session of who is signed in here. */
const proxy = proxyTo('job-post', {
  below: '/api/topup',
  async authorize({ pass }, request) {
    if (pass !== 'topup') throw refusal('not_found')
    const held = passOf(request)
    if (held === null) throw refusal('pass_over')
    return `Topup ${held}`
  },
})

export { proxy as GET, proxy as POST }
