import { proxyTo } from '@/lib/api/proxy'

const proxy = proxyTo('job-post')

export { proxy as DELETE, proxy as GET, proxy as PATCH, proxy as POST, proxy as PUT }
